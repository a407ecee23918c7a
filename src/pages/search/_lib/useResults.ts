import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {
  type FacetFilters,
  type Hit,
  idle,
  type SearchStatus,
  statusOf,
} from '@site/src/search/protocol';
import { withVersions } from '@site/src/search/withVersions';
import { useCallback, useEffect, useMemo, useState } from 'react';

const HITS_PER_PAGE = 15;
/** How long a reader has to stop typing before the search starts, in milliseconds. */
const PAUSE = 300;

/** The results of a query, as far as they've loaded. */
export interface Results {
  readonly status: SearchStatus;
  readonly isLoading: boolean;
  readonly hits: readonly Hit[];
  /** Loads the next results. Undefined if there are no more. */
  readonly more: (() => void) | undefined;
  /** Searches again after an error. */
  readonly retry: () => void;
}

interface Loaded {
  /** What was searched for. */
  readonly id: string;
  readonly status: SearchStatus;
  readonly hits: readonly Hit[];
  readonly page: number;
  readonly pages: number;
}

const nothing: Loaded = { id: '', status: idle, hits: [], page: 0, pages: 0 };

const idOf = (query: string, facetFilters: FacetFilters): string =>
  JSON.stringify([query, facetFilters]);

/** The last results, so that readers who come back from a page find the list as they left it. */
let latest = nothing;

/** Returns a function that searches, and that only starts to load the search when it's called. */
function useSearch(facetFilters: FacetFilters) {
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia;
  const docs = useAllDocsData();
  const processUrl = useSearchResultUrlProcessor();
  return useMemo(() => {
    const load = () =>
      import('@site/src/search/client').then(({ createSearch }) =>
        createSearch({ appId, apiKey, progressive: false }),
      );
    let search: ReturnType<typeof load> | undefined;
    return async (query: string, page: number): Promise<Loaded> => {
      search ??= load();
      const output = await (await search)([
        {
          indexName,
          query,
          page,
          facetFilters,
          hitsPerPage: HITS_PER_PAGE,
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ]);
      const [result] = withVersions(output, docs).results;
      const hits = (result?.hits ?? []).map((hit) => ({ ...hit, url: processUrl(hit.url) }));
      const id = idOf(query, facetFilters);
      return { id, status: statusOf(query, output), hits, page, pages: result?.nbPages ?? 0 };
    };
  }, [appId, apiKey, indexName, docs, facetFilters, processUrl]);
}

/**
 * Searches for the query whenever it changes, and loads one page of results after another.
 *
 * @param facetFilters must not change between renders unless its content does
 */
export function useResults(query: string, facetFilters: FacetFilters): Results {
  const search = useSearch(facetFilters);
  const id = idOf(query, facetFilters);
  const [loaded, setLoaded] = useState(id === latest.id ? latest : nothing);
  const [isLoading, setLoading] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the search
  useEffect(() => {
    const known = query === '' || (id === latest.id && attempt === 0);
    setLoading(!known);
    if (known) {
      setLoaded(query === '' ? nothing : latest);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = await search(query, 0).catch(
        (): Loaded => ({ ...nothing, status: { kind: 'failed', query } }),
      );
      if (isCurrent) {
        setLoaded(next);
        setLoading(false);
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, search, attempt]);

  useEffect(() => {
    if (loaded.status.kind === 'answered' && !loaded.status.notes.missing) {
      latest = loaded;
    }
  }, [loaded]);

  const failed = loaded.status.kind === 'failed';
  useEffect(() => {
    if (!failed) {
      return undefined;
    }
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const { page, pages } = loaded;
  const more = useCallback(async () => {
    const next = await search(query, page + 1).catch(() => undefined);
    setLoaded((last) =>
      next && last === loaded ? { ...next, hits: [...last.hits, ...next.hits] } : last,
    );
  }, [search, query, page, loaded]);
  const hasMore = page + 1 < pages;

  return {
    status: loaded.status,
    isLoading,
    hits: loaded.hits,
    more: hasMore && !isLoading ? more : undefined,
    retry,
  };
}
