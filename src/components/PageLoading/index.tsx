import { isLoadFailure } from '@site/src/lib/isLoadFailure';
import styles from './styles.module.css';

interface Props {
  /** The reason the page couldn't be loaded. Undefined while the page is loading. */
  readonly error?: unknown;
  /** Whether the page has been loading long enough to show an indicator. */
  readonly pastDelay?: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of a page that's still loading or that failed to load. */
export default function PageLoading({ error, pastDelay = false, onRetry }: Props) {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        {isLoadFailure(error) && <p>Check your network connection, and then try again.</p>}
        <button type="button" className="button button--primary" onClick={onRetry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </div>
  ) : null;
}
