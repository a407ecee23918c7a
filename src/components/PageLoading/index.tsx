import { isLoadFailure } from '@site/src/lib/isLoadFailure';
import styles from './styles.module.css';

interface Props {
  /** Why the page could not be loaded; nothing while it is on its way. */
  readonly error?: unknown;
  /** True when the page takes long enough for an indicator. */
  readonly pastDelay?: boolean;
  readonly onRetry: () => void;
}

/** What stands in place of a page that is still on its way, or that did not arrive. */
export default function PageLoading({ error, pastDelay = false, onRetry }: Props) {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        {isLoadFailure(error) && <p>Check your connection, then try again.</p>}
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
