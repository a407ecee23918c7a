import Link from '@docusaurus/Link';
import type { ChangelogPaths } from '@site/src/lib/changelog/pages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly paths: ChangelogPaths;
}

/** Links for following new releases, and a link to the people who contributed to them. */
export default function FollowLine({ paths }: Props): ReactNode {
  return (
    <p className={styles.follow}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
        <circle cx="3.5" cy="12.5" r="1.5" fill="currentColor" stroke="none" />
        <path d="M2 7.5A6.5 6.5 0 0 1 8.5 14M2 2.5A11.5 11.5 0 0 1 13.5 14" />
      </svg>
      Subscribe to new releases:{' '}
      {paths.feeds.map(({ label, url }, index) => (
        <span key={label}>
          {index > 0 && ', '}
          <a href={url}>{label}</a>
        </span>
      ))}
      <span className={styles.or}>
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
          <path d="M2 3.5h12v8H8L5 14v-2.5H2z" />
        </svg>
        or follow the project on <Link to="https://x.com/docusaurus">X</Link>.
      </span>{' '}
      <Link to={paths.authors}>See all contributors</Link>
    </p>
  );
}
