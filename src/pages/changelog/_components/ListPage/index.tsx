import { ThemeClassNames } from '@docusaurus/theme-common';
import PageActions from '@site/src/components/PageActions';
import type { ListPageProps } from '@site/src/lib/changelog/pages';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';
import ChangelogLayout from '../ChangelogLayout';
import FollowLine from '../FollowLine';
import ListItem from '../ListItem';
import PageNumbers from '../PageNumbers';
import styles from './styles.module.css';

/** One page of the list of releases. */
export default function ChangelogListPage(props: ListPageProps): ReactNode {
  const { title, description, page, pages, entries, paths, sidebar } = props;
  const isFirst = page === 1;
  return (
    <ChangelogLayout
      title={isFirst ? title : `${title}, page ${page}`}
      description={isFirst ? description : `${description} Page ${page} of ${pages.length}.`}
      pageClassName={ThemeClassNames.page.blogListPage}
      sidebar={sidebar}
    >
      <SearchMetadata tag="blog_posts_list" />
      <h1>{title}</h1>
      <FollowLine paths={paths} />
      <ol className={styles.list}>
        {entries.map((entry) => (
          <ListItem key={entry.permalink} entry={entry} />
        ))}
      </ol>
      <PageNumbers page={page} pages={pages} />
      <PageActions />
    </ChangelogLayout>
  );
}
