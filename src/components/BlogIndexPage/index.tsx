import Link from '@docusaurus/Link';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { EagerImages } from '@site/src/components/EagerImages';
import PageActions from '@site/src/components/PageActions';
import StructuredData from '@site/src/components/StructuredData';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The list of blog posts, used through the `blogListComponent` option of the blog
 * plugin. The theme's own list has no main heading, and it doesn't link to the
 * tags, the archive, the authors, or the feeds.
 */
export default function BlogIndexPage(props: Props) {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription, page, permalink, totalPages } = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page} of ${totalPages}`;
  // List pages don't receive the base path of their blog, so it's derived from the permalink.
  const base = permalink.replace(/(\/page\/\d+)?\/?$/, '');
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata
        title={title}
        description={
          page === 1 ? blogDescription : `${blogDescription} Page ${page} of ${totalPages}.`
        }
      />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData
        data={useBlogListPageStructuredData(props)}
        authors={items.flatMap(({ content }) => content.metadata.authors)}
      />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.description}>{blogDescription}</p>
          <nav aria-label="Browse the blog">
            <ul className={styles.ways}>
              <li>
                <Link to={`${base}/tags/`}>Tags</Link>
              </li>
              <li>
                <Link to={`${base}/archive/`}>Archive</Link>
              </li>
              <li>
                <Link to={`${base}/authors/`}>Authors</Link>
              </li>
              <li>
                <Link to={`pathname://${base}/rss.xml`} target="_self">
                  RSS
                </Link>
              </li>
              <li>
                <Link to={`pathname://${base}/atom.xml`} target="_self">
                  Atom
                </Link>
              </li>
              <li>
                <Link to={`pathname://${base}/feed.json`} target="_self">
                  JSON feed
                </Link>
              </li>
            </ul>
          </nav>
        </header>
        <EagerImages value={true}>
          <BlogPostItems items={items.slice(0, 1)} />
        </EagerImages>
        <BlogPostItems items={items.slice(1)} />
        <BlogListPaginator metadata={metadata} />
        <PageActions />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
