import type { EmbeddedProvider } from './embedded/provider';
import type { SearchOutput, SearchProvider, SearchRequest } from './protocol';
import { RetryError } from './protocol';

/** Who answers, in which order. */
export interface Providers {
  /** The hosted service, where one is configured. */
  readonly hosted: SearchProvider | undefined;
  readonly embedded: () => EmbeddedProvider;
  /** True where a better answer can replace a quick one: then headings answer first. */
  readonly progressive: boolean;
}

/**
 * Asks the hosted service where there is one, and the embedded search
 * otherwise or when the service can't be reached.
 *
 * @throws RetryError when neither answers
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
          throw new RetryError('Neither the hosted nor the embedded search answered.', { cause });
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
