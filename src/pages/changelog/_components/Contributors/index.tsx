import { profileUrl } from '@site/src/lib/changelog/release';
import { hueOf, initialsOf } from '@site/src/lib/initials';
import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';

/** Number of contributors who are shown before readers expand the list. */
const SHOWN = 10;

interface Props {
  /** GitHub handles. */
  readonly handles: readonly string[];
}

function People({ handles }: Props): ReactNode {
  return (
    <ul className={styles.people}>
      {handles.map((handle) => (
        <li key={handle}>
          <a href={profileUrl(handle)} target="_blank" rel="noopener noreferrer">
            <span aria-hidden="true" style={{ '--hue': hueOf(handle) } as CSSProperties}>
              {initialsOf(handle)}
            </span>
            {handle}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Everyone whose work is in a release, with initials instead of avatars, so that
 * no images are loaded from other hosts. The first ten contributors are always
 * shown, and readers can expand the list to see the others.
 */
export default function Contributors({ handles }: Props): ReactNode {
  const rest = handles.slice(SHOWN);
  return (
    <section className={styles.contributors} aria-label="Contributors">
      <People handles={handles.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary data-page-only>
            <span className={styles.closed}>
              Show {rest.length} more {rest.length === 1 ? 'contributor' : 'contributors'}
            </span>
            <span className={styles.open}>Show fewer contributors</span>
          </summary>
          <People handles={rest} />
        </details>
      )}
    </section>
  );
}
