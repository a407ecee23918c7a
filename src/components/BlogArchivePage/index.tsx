import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { byYear } from './byYear';
import styles from './styles.module.css';

// Dates of posts are calendar days, so they are shown in UTC, as they were written.
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * All posts of a blog instance by year, set by its `blogArchiveComponent`
 * option. The theme's own archive skips a heading level and sorts no year.
 */
export default function BlogArchivePage({ archive }: Props) {
  // The archive is not told the base path of its blog; it is a page below it.
  const blogPath = useLocation().pathname.replace(/[^/]+\/?$/, '');
  const years = byYear(archive.blogPosts, ({ metadata }) => metadata.date);
  return (
    <Layout
      title="Archive of the blog"
      description={`All ${archive.blogPosts.length} posts of the blog by year, the newest first.`}
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
      </main>
    </Layout>
  );
}
