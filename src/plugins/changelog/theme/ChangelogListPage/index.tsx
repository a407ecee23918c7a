import { ThemeClassNames } from '@docusaurus/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';
import ChangelogLayout from '../../components/ChangelogLayout';
import FollowLine from '../../components/FollowLine';
import ListItem from '../../components/ListItem';
import PageNumbers from '../../components/PageNumbers';
import type { ListPageProps } from '../../lib/pages';
import styles from './styles.module.css';

/** A page of the list of releases. */
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
    </ChangelogLayout>
  );
}
