import type { SearchOutput, SearchRequest } from './protocol';
import type { SearchStatus } from './status';

/**
 * Wraps a search to report the status of the latest query. Responses to earlier queries are
 * outdated and aren't reported.
 */
export function telling(
  search: (requests: readonly SearchRequest[]) => Promise<SearchOutput>,
  report: (status: SearchStatus) => void,
): (requests: readonly SearchRequest[]) => Promise<SearchOutput> {
  let newest = 0;
  return async (requests) => {
    newest += 1;
    const own = newest;
    const query = requests[0]?.query ?? '';
    const tell = (status: SearchStatus): void => {
      if (own === newest) {
        report(status);
      }
    };
    try {
      const output = await search(requests);
      const { nbHits: count = 0, notes = {} } = output.results[0] ?? {};
      tell({ kind: 'answered', query, count, notes });
      return output;
    } catch (error) {
      tell({ kind: 'failed', query });
      throw error;
    }
  };
}
