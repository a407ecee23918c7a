import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Number of the current page, starting at 1. */
  readonly page: number;
  /** Paths of all pages, in order. */
  readonly pages: readonly string[];
}

/** Links to the pages of the list. */
export default function PageNumbers({ page, pages }: Props): ReactNode {
  const newer = pages[page - 2];
  const older = pages[page];
  return (
    <nav className={styles.pages} aria-label="Changelog pages">
      {newer && (
        <Link to={newer} rel="prev">
          Newer
        </Link>
      )}
      <ol>
        {pages.map((permalink, index) => (
          <li key={permalink}>
            <Link
              to={permalink}
              aria-label={`Page ${index + 1}`}
              aria-current={index + 1 === page ? 'page' : undefined}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {older && (
        <Link to={older} rel="next">
          Older
        </Link>
      )}
    </nav>
  );
}
