import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import { useCallback } from 'react';

/**
 * Tells whether the site has a page at a path, so that a link can be left out
 * where it would lead nowhere. Knows stand-alone pages and posts, not docs.
 */
export function useHasPage(): (path: string) => boolean {
  const { withBaseUrl } = useBaseUrlUtils();
  return useCallback(
    (path) => routes.some((route) => route.path === withBaseUrl(path)),
    [withBaseUrl],
  );
}
