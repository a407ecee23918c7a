import type { SearchRequest, SearchResult } from '../protocol';
import type { Engine } from './engine';
import { shardsFor } from './filters';
import { hitOf, styleOf } from './hit';
import type { IndexedSection } from './section';

/** The maximum number of results for a query, which is the same as in the hosted service. */
const MAX_HITS = 1000;
const DEFAULT_HITS_PER_PAGE = 20;

function countBy(sections: readonly IndexedSection[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { language, tag } of sections) {
    const value = facet === 'language' ? language : tag;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/**
 * Answers a request from the shards that are in memory.
 *
 * @param available keys of all shards, whether loaded or not
 * @param origin protocol and host, prepended to paths
 */
export function answer(
  engine: Engine,
  request: SearchRequest,
  available: readonly string[],
  origin: string,
): SearchResult {
  const started = performance.now();
  const { query = '', page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = request;
  const facets = [request.facets ?? []].flat();
  const keys = shardsFor(request, available);
  const { sections, words, repairedQuery } = engine.rank(query, keys);
  const found = sections.slice(0, MAX_HITS);
  const style = styleOf(request, words, origin);
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((section) => hitOf(section, style)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    processingTimeMS: Math.round(performance.now() - started),
    exhaustiveNbHits: true,
    query,
    params: '',
    index: request.indexName,
    ...(facets.length > 0 && {
      facets: Object.fromEntries(facets.map((facet) => [facet, countBy(found, facet)])),
    }),
    notes: {
      ...(repairedQuery !== undefined && found.length > 0 && { repairedQuery }),
      ...(keys.some((key) => !engine.isFull(key)) && { headingsOnly: true }),
    },
  };
}
