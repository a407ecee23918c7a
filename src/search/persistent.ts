import type { SearchOutput, SearchRequest } from './protocol';

type Search = (requests: readonly SearchRequest[]) => Promise<SearchOutput>;

const PAUSE = 5000;

/** Waits until the browser is back online, or until a delay has passed. */
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
 * Repeats a search until it succeeds or there's a new query. This is necessary because the
 * results page doesn't handle errors, and shows that it's loading until there's a response.
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
