import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatDay } from '@site/src/lib/formatDay';
import type { HomePost, HomeRelease } from '@site/src/lib/homeData';
import styles from './styles.module.css';

interface Props {
  /** Newest first. */
  readonly posts: readonly HomePost[];
  readonly release: HomeRelease | null;
}

/** What's new: the latest entry in the changelog and the latest posts. npm may have newer releases. */
export default function Latest({ posts, release }: Props) {
  const { currentLocale } = useDocusaurusContext().i18n;
  if (posts.length === 0 && !release) {
    return null;
  }
  return (
    <section className={`container ${styles.latest}`} aria-labelledby="latest">
      <h2 id="latest" className={styles.heading}>
        What’s new
      </h2>
      <div className={styles.columns}>
        {release && (
          <div className={styles.release}>
            <p className={styles.kind}>Latest release in our changelog</p>
            <h3 className={styles.version}>
              <Link to={release.permalink}>{release.version}</Link>
            </h3>
            <p className={styles.text}>{release.description}</p>
            <Link to="/changelog/">All releases</Link>
          </div>
        )}
        {posts.length > 0 && (
          <div className={styles.posts}>
            <ul className={styles.list}>
              {posts.map(({ title, permalink, date, description }) => (
                <li key={permalink} className={styles.post}>
                  <time dateTime={date} className={styles.kind}>
                    {formatDay(date, currentLocale)}
                  </time>
                  <h3 className={styles.title}>
                    <Link to={permalink}>{title}</Link>
                  </h3>
                  <p className={styles.text}>{description}</p>
                </li>
              ))}
            </ul>
            <Link to="/blog/">All posts</Link>
          </div>
        )}
      </div>
    </section>
  );
}
