import type { Hit, SearchOutput, SearchProvider, SearchRequest } from '../protocol';
import { indexSettings } from './settings';

/** The part of the service's own client that is used. */
export interface HostedClient {
  search(input: { requests: SearchRequest[] }): Promise<unknown>;
}

const SAFE_TAGS =
  /&lt;(mark|\/mark|em|\/em|\/span|span class="algolia-docsearch-suggestion--highlight")&gt;/g;

/**
 * Makes a text of the service safe as HTML: only the tags that mark words stay.
 * Entities are left as they are, they can't do anything but show a character.
 */
function clean(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(SAFE_TAGS, '<$1>');
}

/** Cleans each text of a value, however deep. */
function cleanDeep<T>(value: T): T {
  if (typeof value === 'string') {
    return clean(value) as T;
  }
  if (Array.isArray(value)) {
    return value.map(cleanDeep) as T;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, cleanDeep(entry)]),
    ) as T;
  }
  return value;
}

/** Levels that a page does not have come as null; who reads them expects them missing. */
function withoutNulls<T extends object>(levels: T): T {
  return Object.fromEntries(Object.entries(levels).filter(([, level]) => level?.value)) as T;
}

function cleanHit(hit: Hit): Hit {
  const { _highlightResult: marked, _snippetResult: snippets } = hit;
  return {
    ...hit,
    hierarchy: cleanDeep(hit.hierarchy),
    content: cleanDeep(hit.content),
    _highlightResult: cleanDeep({ ...marked, hierarchy: withoutNulls(marked?.hierarchy ?? {}) }),
    _snippetResult: cleanDeep({ ...snippets, hierarchy: withoutNulls(snippets?.hierarchy ?? {}) }),
  };
}

/** Each request names what it wants back. The dialog does; for the results page, it is what the index was set up with. */
function withAttributes(request: SearchRequest): SearchRequest {
  const { attributesToRetrieve, attributesToSnippet } = indexSettings;
  return { attributesToRetrieve, attributesToSnippet, ...request };
}

/**
 * Makes the provider over the service's client.
 *
 * @param connect gives the client; called when the first query comes
 */
export function createHostedProvider(connect: () => Promise<HostedClient>): SearchProvider {
  return {
    async search(requests) {
      const client = await connect();
      const answer = await client.search({ requests: requests.map(withAttributes) });
      const { results } = answer as SearchOutput;
      return {
        results: results.map((result) => ({ ...result, hits: (result.hits ?? []).map(cleanHit) })),
      };
    },
  };
}
