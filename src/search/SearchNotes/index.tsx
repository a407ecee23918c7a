import Translate from '@docusaurus/Translate';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { SearchStatus } from '../status';
import styles from './styles.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

interface Props {
  /** The element to show the notes in, once it exists. */
  readonly slot: HTMLElement | null;
  readonly status: SearchStatus;
  /** Whether to show an error, because nothing else on the page says that the search failed. */
  readonly showsFailure?: boolean;
}

/**
 * What readers should know about the results: a corrected word, an unreachable network, or text
 * that isn't searched.
 */
export default function SearchNotes({ slot, status, showsFailure = false }: Props): ReactNode {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (!slot || status.kind === 'idle' || status.query === '') {
    return null;
  }
  const { repairedQuery, fallback, headingsOnly } = status.kind === 'answered' ? status.notes : {};
  const failed = status.kind === 'failed' && showsFailure;
  return createPortal(
    <div className={styles.notes}>
      {repairedQuery && (
        <p>
          <Translate
            id="search.note.repaired"
            description="Shown when words of the query were repaired"
            values={{ query: <strong>{repairedQuery}</strong> }}
          >
            {'Showing results for {query}'}
          </Translate>
        </p>
      )}
      {failed && (
        <p>
          <Translate
            id="search.note.failed"
            description="Shown on the results page when the search fails; it goes on trying"
          >
            Unable to fetch results. You might want to check your network connection.
          </Translate>
        </p>
      )}
      {!isOnline && !failed && status.kind === 'answered' && (
        <p>
          <Translate
            id="search.note.offline"
            description="Shown above results while there is no network"
          >
            You are offline. These results come from the copy on this device.
          </Translate>
        </p>
      )}
      {isOnline && fallback && (
        <p>
          <Translate
            id="search.note.fallback"
            description="Shown when the hosted search can not be reached and the embedded one answers"
          >
            The search service did not answer. These results come from this site's own index.
          </Translate>
        </p>
      )}
      {headingsOnly && (
        <p className={styles.late}>
          <Translate
            id="search.note.headingsOnly"
            description="Shown while the text of the pages is missing"
          >
            Only headings were searched, because the text of the pages hasn’t loaded yet.
          </Translate>
        </p>
      )}
    </div>,
    slot,
  );
}
