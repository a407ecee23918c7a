import Translate from '@docusaurus/Translate';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { SearchStatus } from '../protocol';
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
  readonly status: SearchStatus;
  /** Repeats the search. */
  readonly onRetry: () => void;
  /** The element to show the notes in, once it exists. By default, they're shown in place. */
  readonly slot?: HTMLElement | null;
}

/** Returns what readers should know about the results, or undefined if there's nothing to say. */
function noteOf(status: SearchStatus, isOnline: boolean): ReactNode {
  if (status.kind !== 'answered') {
    return undefined;
  }
  const { fallback, missing } = status.notes;
  if (missing === 'part') {
    return (
      <Translate id="search.note.partMissing" description="Shown if index files are damaged">
        Part of the search index failed to load, so some results may be missing.
      </Translate>
    );
  }
  if (!isOnline) {
    return (
      <Translate id="search.note.offline" description="Shown above results without a network">
        You’re offline. These results come from the copy on this device.
      </Translate>
    );
  }
  if (fallback) {
    return (
      <Translate
        id="search.note.fallback"
        description="Shown when the hosted search can't be reached and the embedded one answers"
      >
        The search service didn’t answer. These results come from this site’s own index.
      </Translate>
    );
  }
  return (
    missing && (
      <span className={styles.late}>
        <Translate
          id="search.note.headingsOnly"
          description="Shown while the text of the pages is missing"
        >
          Only headings were searched, because the text of the pages hasn’t loaded yet.
        </Translate>
      </span>
    )
  );
}

/**
 * What readers should know about the results: a search that failed, a corrected word, an
 * unreachable network, or text that isn't searched.
 */
export default function SearchNotes({ status, onRetry, slot }: Props): ReactNode {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (slot === null || status.kind === 'idle' || status.query === '') {
    return null;
  }
  const failed = status.kind === 'failed';
  const { repairedQuery, missing } = failed ? {} : status.notes;
  const note = noteOf(status, isOnline);
  const notes = (
    <div className={styles.notes} data-search-failed={failed || undefined}>
      {failed && (
        <p className={styles.failure}>
          <strong>
            <Translate
              id="theme.SearchModal.errorScreen.titleText"
              description="Shown if the search fails"
            >
              Unable to fetch results
            </Translate>
          </strong>
          <br />
          <Translate id="theme.SearchModal.errorScreen.helpText" description="Hint below the error">
            You might want to check your network connection.
          </Translate>
        </p>
      )}
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
      {note && <p>{note}</p>}
      {(failed || missing === 'part') && (
        <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
          <Translate id="search.note.retry" description="Button that repeats a failed search">
            Retry
          </Translate>
        </button>
      )}
    </div>
  );
  return slot ? createPortal(notes, slot) : notes;
}
