import type { SearchNotes } from './protocol';

/** The status of the latest query. */
export type SearchStatus =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'answered';
      readonly query: string;
      readonly count: number;
      readonly notes: SearchNotes;
    }
  | { readonly kind: 'failed'; readonly query: string };

/** The status before the first query. */
export const idle: SearchStatus = { kind: 'idle' };

/** A store for a status that several parts of a page share. */
export interface StatusStore {
  get(): SearchStatus;
  set(status: SearchStatus): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store with the status `idle`. */
export function createStatusStore(): StatusStore {
  const listeners = new Set<() => void>();
  let current: SearchStatus = idle;
  return {
    get: () => current,
    set(status) {
      current = status;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
