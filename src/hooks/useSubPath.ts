import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface SubPath {
  /** What follows the base in the address: an empty string, or for example `a/b/`. */
  readonly subPath: string;
  /**
   * True while the browser takes over a page from the server at an address that
   * the server had no page for. Static hosts answer it with the not-found page,
   * so that is what has to be rendered first.
   */
  readonly isTakingOver: boolean;
}

/**
 * Reads the address below a page whose route is not exact.
 *
 * @param base path of the page with slashes at both ends
 */
export function useSubPath(base: string): SubPath {
  const { pathname } = useLocation();
  const root = useBaseUrl(base);
  const isBrowser = useIsBrowser();
  const subPath = pathname.startsWith(root) ? pathname.slice(root.length) : '';
  return { subPath, isTakingOver: subPath !== '' && !isBrowser };
}
