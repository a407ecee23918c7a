import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { SidebarGroup } from '@site/src/lib/changelog/pages';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ReleaseSidebar from '../ReleaseSidebar';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  /** The theme's class for this kind of page, which the search and print styles depend on. */
  readonly pageClassName: string;
  readonly sidebar: readonly SidebarGroup[];
  /** Table of contents, which is next to the page on wide screens. */
  readonly toc?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of changelog pages: the list of releases, the page itself, and its table of contents. */
export default function ChangelogLayout({
  title,
  description,
  pageClassName,
  sidebar,
  toc,
  children,
}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, pageClassName)}>
      <Layout>
        <PageMetadata title={title} description={description} />
        <div className={clsx('container', styles.columns, toc && styles.withToc)}>
          <ReleaseSidebar groups={sidebar} />
          <main className={styles.main}>{children}</main>
          {toc && <div className={styles.toc}>{toc}</div>}
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
