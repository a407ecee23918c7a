import type { SearchOutput, SearchProvider, SearchRequest } from './protocol';
import { RetryError } from './protocol';
import type { EmbeddedProvider } from './workerProvider';

/** The available providers. */
export interface Providers {
  /** The hosted service, if one is configured. */
  readonly hosted: SearchProvider | undefined;
  readonly embedded: () => EmbeddedProvider;
  /** Whether a better response can replace an early one. If so, headings are searched first. */
  readonly progressive: boolean;
}

/**
 * Uses the hosted service if it's configured, and the embedded search otherwise or if the
 * service is unreachable.
 *
 * @throws RetryError if neither provider responds
 */
export async function searchWith(
  { hosted, embedded, progressive }: Providers,
  requests: readonly SearchRequest[],
): Promise<SearchOutput> {
  if (hosted) {
    try {
      return await hosted.search(requests);
    } catch (cause) {
      const output = await embedded()
        .search(requests)
        .catch(() => {
          throw new RetryError('Neither the hosted nor the embedded search responded.', { cause });
        });
      return {
        results: output.results.map((result) => ({
          ...result,
          notes: { ...result.notes, fallback: true },
        })),
      };
    }
  }
  return progressive ? embedded().searchProgressively(requests) : embedded().search(requests);
}
