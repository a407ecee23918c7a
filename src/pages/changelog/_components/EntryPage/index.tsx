import { ThemeClassNames } from '@docusaurus/theme-common';
import PageActions from '@site/src/components/PageActions';
import WithCode from '@site/src/components/WithCode';
import { FEED_CONTENT_ID } from '@site/src/lib/changelog/feedContentId';
import { kindOf } from '@site/src/lib/changelog/kinds';
import type { EntryPageProps } from '@site/src/lib/changelog/pages';
import EditThisPage from '@theme/EditThisPage';
import TOC from '@theme/TOC';
import type { ComponentType, ReactNode } from 'react';
import ChangelogLayout from '../ChangelogLayout';
import Contributors from '../Contributors';
import EntryHeader from '../EntryHeader';
import EntryMetadata from '../EntryMetadata';
import KindCounts from '../KindCounts';
import ReleaseChanges from '../ReleaseChanges';
import { useChangeFilter } from '../ReleaseChanges/useChangeFilter';
import ReleaseNavigation from '../ReleaseNavigation';
import ReleasePost from '../ReleasePost';
import styles from './styles.module.css';

type Toc = readonly { readonly value: string; readonly id: string; readonly level: number }[];

type Content = ComponentType & { readonly toc: Toc };

interface Props extends EntryPageProps {
  /** The compiled text of the entry, if it has more than an introduction. */
  readonly content?: Content;
  /** The component that renders the text. */
  readonly Text?: ComponentType<{ readonly content: Content }>;
}

/** The page of a release or another changelog entry. */
export default function ChangelogEntryPage(props: Props): ReactNode {
  const { title, description, isRelease, categories, contributors, intro, content, Text } = props;
  const state = useChangeFilter(categories);
  const toc: Toc = isRelease
    ? state.shown.map(({ kind }) => ({
        value: kindOf(kind).title,
        id: kindOf(kind).slug,
        level: 2,
      }))
    : (content?.toc ?? []);
  return (
    <ChangelogLayout
      title={isRelease ? `Changelog ${title}` : title}
      description={description}
      pageClassName={ThemeClassNames.page.blogPostPage}
      sidebar={props.sidebar}
      toc={toc.length > 0 && <TOC toc={toc} />}
    >
      <EntryMetadata {...props} />
      <article>
        <EntryHeader {...props}>
          {intro && (
            <div id={FEED_CONTENT_ID}>
              <p>
                <WithCode text={intro} />
              </p>
            </div>
          )}
          {content && Text && <Text content={content} />}
        </EntryHeader>
        {categories.length > 0 && (
          <nav aria-label="Categories" className={styles.categories}>
            <KindCounts
              counts={categories.map(({ kind, changes }) => [kind, changes.length] as const)}
              linked={state.shown.map(({ kind }) => kind)}
            />
          </nav>
        )}
        {props.post && <ReleasePost post={props.post} />}
        {contributors.length > 0 && <Contributors handles={contributors} />}
        <ReleaseChanges categories={categories} docs={props.docs} state={state} />
        {isRelease && categories.length === 0 && <p>No changes are listed for this release.</p>}
      </article>
      {props.editUrl && <EditThisPage editUrl={props.editUrl} />}
      <PageActions />
      <ReleaseNavigation newer={props.newer} older={props.older} />
    </ChangelogLayout>
  );
}
