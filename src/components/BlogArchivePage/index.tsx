import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import PageActions from '@site/src/components/PageActions';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { byYear } from './byYear';
import styles from './styles.module.css';

// Post dates are calendar dates without a time zone, so they're formatted in UTC.
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * All posts of a blog by year, used through the `blogArchiveComponent` option of
 * the blog plugin. The theme's own archive page skips a heading level and doesn't
 * sort the posts of a year.
 */
export default function BlogArchivePage({ archive }: Props) {
  // The archive doesn't receive the base path of its blog, so it's derived from the archive's URL.
  const blogPath = useLocation().pathname.replace(/[^/]+\/?$/, '');
  const years = byYear(archive.blogPosts, ({ metadata }) => metadata.date);
  return (
    <Layout
      title="Blog archive"
      description={`All ${archive.blogPosts.length} blog posts by year, newest first: every title with its date and a link.`}
    >
      <main className={styles.archive}>
        <Heading as="h1">Archive</Heading>
        <p>
          {archive.blogPosts.length} posts, newest first.{' '}
          <Link to={blogPath}>Back to the blog</Link>
        </p>
        {years.map(({ year, entries }) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={styles.posts}>
              {entries.map(({ metadata: { permalink, date, title } }) => (
                <li key={permalink} className={styles.post}>
                  <time dateTime={date} className={styles.day}>
                    {dayFormat.format(new Date(date))}
                  </time>
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <PageActions />
      </main>
    </Layout>
  );
}
