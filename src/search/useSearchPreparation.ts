import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { useCallback } from 'react';
import { isHosted } from './isHosted';
import type { FacetFilters } from './protocol';

/**
 * Returns a function that loads the index for the current page: its language, its version, and
 * the pages that aren't documentation. It does nothing if a hosted service is configured.
 */
export function useSearchPreparation(): () => void {
  const { algolia } = useAlgoliaThemeConfig();
  const facetFilters = useAlgoliaContextualFacetFilters() as FacetFilters;
  return useCallback(() => {
    if (!isHosted(algolia.appId)) {
      import('./client').then(({ prepareSearch }) =>
        prepareSearch({ indexName: algolia.indexName, facetFilters }),
      );
    }
  }, [algolia, facetFilters]);
}
