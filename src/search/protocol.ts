/**
 * The search protocol of this site, which is the multi-index `search` call of the hosted
 * service. The dialog and the results page use it, and two providers implement it.
 */

/**
 * Level of a record in its page: the page title is `lvl1`, and text below a heading is
 * `content`.
 */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Titles of the area of the site (`lvl0`), the page (`lvl1`), and the headings below it. */
export interface Hierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

/** Parameters of a query. Unknown parameters are passed through to the hosted service. */
export interface SearchParameters {
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  /** What to put around highlighted words. The embedded provider always uses `<mark>`. */
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly [parameter: string]: unknown;
}

/**
 * All entries must match. If an entry is a list, one of its items must match. Each filter has
 * the form `attribute:value`.
 */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** A query for one index. Older callers nest the parameters in `params`. */
export interface SearchRequest extends SearchParameters {
  readonly indexName: string;
  readonly params?: SearchParameters;
}

/** The argument of `search`: the current form, or the plain list of older callers. */
export type SearchInput =
  | { readonly requests: readonly SearchRequest[] }
  | readonly SearchRequest[];

/** A text with the words of the query highlighted. It's always safe to use as HTML. */
export interface MarkedText {
  readonly value: string;
}

type MarkedHierarchy = Partial<Readonly<Record<keyof Hierarchy, MarkedText>>>;

/**
 * A search result. Its strings are escaped, because the dialog inserts them into the page as
 * HTML.
 */
export interface Hit {
  readonly objectID: string;
  readonly type: RecordType;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version?: string | null;
  readonly _highlightResult: { readonly hierarchy: MarkedHierarchy; readonly content?: MarkedText };
  readonly _snippetResult: { readonly hierarchy: MarkedHierarchy; readonly content?: MarkedText };
}

/** The response to a request. */
export interface SearchResult {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly processingTimeMS: number;
  readonly exhaustiveNbHits: boolean;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  /** Additional information from the embedded provider. Hosted responses don't have it. */
  readonly notes?: SearchNotes;
}

/** What readers should know about a response. */
export interface SearchNotes {
  /** The words that were searched for, without stop words, if any of them was corrected. */
  readonly repairedQuery?: string;
  /** What's missing: text that hasn't loaded yet, or part of the index that failed to load. */
  readonly missing?: 'text' | 'part';
  /** Whether the embedded index was used because the hosted service was unreachable. */
  readonly fallback?: boolean;
}

/** The responses, one for each request, in the same order. */
export interface SearchOutput {
  readonly results: readonly SearchResult[];
}

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

/** The status after a response to a query. */
export function statusOf(query: string, { results: [result] }: SearchOutput): SearchStatus {
  return { kind: 'answered', query, count: result?.nbHits ?? 0, notes: result?.notes ?? {} };
}

/** The response to a request that failed, for callers that can't show an error. */
export function emptyOutput(requests: readonly SearchRequest[]): SearchOutput {
  return {
    results: requests.map(({ indexName: index, query = '', hitsPerPage = 20 }) => ({
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage,
      processingTimeMS: 0,
      exhaustiveNbHits: true,
      query,
      params: '',
      index,
    })),
  };
}

/** Anything that can answer search requests. */
export interface SearchProvider {
  search(requests: readonly SearchRequest[]): Promise<SearchOutput>;
}

/** Converts both forms of input to a list of requests without nested parameters. */
export function flatRequests(input: SearchInput): SearchRequest[] {
  const requests = 'requests' in input ? input.requests : input;
  return requests.map(({ params, ...request }) => ({ ...params, ...request }));
}

/** Thrown if no provider could answer. */
export class RetryError extends Error {
  override name = 'RetryError';
}

/** Placeholder for the application ID if no hosted service is configured. */
export const EMBEDDED = 'embedded';

/** Whether the application ID belongs to a hosted service. */
export function isHosted(appId: string): boolean {
  return appId !== EMBEDDED;
}
