import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import { useCallback } from 'react';

/**
 * Returns a function that checks whether the site has a page at a path, so that
 * links that would be broken can be omitted. It finds standalone pages and blog
 * posts but not docs.
 */
export function useHasPage(): (path: string) => boolean {
  const { withBaseUrl } = useBaseUrlUtils();
  return useCallback(
    (path) => routes.some((route) => route.path === withBaseUrl(path)),
    [withBaseUrl],
  );
}
