import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { useCallback } from 'react';
import { isHosted } from './isHosted';
import type { FacetFilters } from './protocol';

/**
 * Gives the function that loads the index of what is being read: language,
 * versions and pages outside of the documentation. Does nothing where a hosted
 * service answers.
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
