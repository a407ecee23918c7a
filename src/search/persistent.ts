import type { SearchOutput, SearchRequest } from './protocol';

type Search = (requests: readonly SearchRequest[]) => Promise<SearchOutput>;

const PAUSE = 5000;

/** Waits until there is a network again, or for a while. */
function untilWorthATry(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      window.removeEventListener('online', done);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, PAUSE);
    window.addEventListener('online', done);
  });
}

/**
 * A search that tries again until it succeeds or something else is asked. The
 * results page shows that it is loading for as long as there is no answer, and
 * knows nothing of failures.
 */
export function persistent(search: Search): Search {
  let newest = 0;
  return async (requests) => {
    newest += 1;
    const own = newest;
    for (;;) {
      try {
        return await search(requests);
      } catch {
        await untilWorthATry();
      }
      if (own !== newest) {
        return new Promise<never>(() => undefined);
      }
    }
  };
}
