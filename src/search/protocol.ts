/**
 * The one protocol of this site's search: the multi-index `search` call of the
 * hosted service. The dialog and the results page speak it, two providers answer it.
 */
import type { Hierarchy, RecordType } from './records/types';

/** Parameters of one query. Unknown ones pass through to the hosted service. */
export interface SearchParameters {
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: string | readonly string[];
  readonly facetFilters?: FacetFilters;
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly [parameter: string]: unknown;
}

/** Every entry must hold; of a nested list, one. Each is written `attribute:value`. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** A query for one index. Older callers nest the parameters below `params`. */
export interface SearchRequest extends SearchParameters {
  readonly indexName: string;
  readonly params?: SearchParameters;
}

/** What `search` takes: the current form, or the bare list of older callers. */
export type SearchInput =
  | { readonly requests: readonly SearchRequest[] }
  | readonly SearchRequest[];

/** A text with the words of the query marked. Always safe to use as HTML. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

type MarkedHierarchy = Partial<Readonly<Record<keyof Hierarchy, MarkedText>>>;

/** One result. Texts are escaped: the dialog puts them into the page as HTML. */
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

/** The answer to one request. */
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
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What the embedded provider has to say beside the hits; absent from a hosted answer. */
  readonly notes?: SearchNotes;
}

/** Things a reader should know about an answer. */
export interface SearchNotes {
  /** The query that was answered, when words of the typed one were repaired. */
  readonly repairedQuery?: string;
  /** True when only headings were searched, because the text has not arrived or is damaged. */
  readonly headingsOnly?: boolean;
  /** True when the hosted service could not be reached and the stored index answered. */
  readonly fallback?: boolean;
}

/** The answers, one per request, in the same order. */
export interface SearchOutput {
  readonly results: readonly SearchResult[];
}

/** Anything that can answer. */
export interface SearchProvider {
  search(requests: readonly SearchRequest[]): Promise<SearchOutput>;
}

/** Brings both forms of input into one: a list of requests without nesting. */
export function flatRequests(input: SearchInput): SearchRequest[] {
  const requests = 'requests' in input ? input.requests : input;
  return requests.map(({ params, ...request }) => ({ ...params, ...request }));
}

/** No provider could answer. The dialog knows this name and shows its error screen. */
export class RetryError extends Error {
  override name = 'RetryError';
}
