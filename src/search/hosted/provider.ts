import type { IndexSettings } from 'algoliasearch';
import type { Hit, SearchOutput, SearchProvider, SearchRequest } from '../protocol';

/** Settings of the hosted index, chosen to match the embedded search as closely as possible. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'keywords',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'type',
    'url',
    'url_without_anchor',
    'anchor',
    'language',
    'docusaurus_tag',
    'version',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  snippetEllipsisText: '…',
  // The results page looks for this class. The dialog specifies its own tags.
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  camelCaseAttributes: ['hierarchy', 'content'],
  // Return one result for each heading: its best-matching record.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  hitsPerPage: 20,
  paginationLimitedTo: 1000,
} satisfies IndexSettings;

/** The part of the service's client that's used here. */
export interface HostedClient {
  search(input: { requests: SearchRequest[] }): Promise<unknown>;
}

const SAFE_TAGS =
  /&lt;(mark|\/mark|em|\/em|\/span|span class="algolia-docsearch-suggestion--highlight")&gt;/g;

/**
 * Escapes text from the service for use in HTML, except for the highlight tags. Entities stay as
 * they are, because they can only represent characters.
 */
function clean(text: string): string {
  return text.replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(SAFE_TAGS, '<$1>');
}

/** Escapes all strings in a value, at any depth. */
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

/**
 * The service returns levels that a page doesn't have as null, but callers expect them to be
 * missing.
 */
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

/**
 * Each request must specify which attributes to return. The dialog does so, and for the results
 * page, this function adds those of the index settings.
 */
function withAttributes(request: SearchRequest): SearchRequest {
  const { attributesToRetrieve, attributesToSnippet } = indexSettings;
  return { attributesToRetrieve, attributesToSnippet, ...request };
}

/**
 * Creates a provider that uses the service's client.
 *
 * @param connect returns the client; called for the first query
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
