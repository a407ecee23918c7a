import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface SubPath {
  /** The part of the path after the base, such as `a/b/`, or an empty string. */
  readonly subPath: string;
  /**
   * True during hydration if there's no static page for the URL. Static hosts
   * respond with the not-found page, so the first render has to match that page.
   */
  readonly isTakingOver: boolean;
}

/**
 * Reads the part of the path below a page whose route isn't exact.
 *
 * @param base path of the page, with leading and trailing slashes
 */
export function useSubPath(base: string): SubPath {
  const { pathname } = useLocation();
  const root = useBaseUrl(base);
  const isBrowser = useIsBrowser();
  const subPath = pathname.startsWith(root) ? pathname.slice(root.length) : '';
  return { subPath, isTakingOver: subPath !== '' && !isBrowser };
}
