/** Name of the current version, whose URLs don't contain a version. */
export const CURRENT = 'current';

/**
 * Another name for a documentation version: an older patch that it replaced, or the name
 * that another site uses.
 */
export interface ReplacedVersion {
  readonly from: string;
  /** A version on this site, or `CURRENT`. */
  readonly to: string;
}

const VERSIONED = /^\/docs\/\d/;

/**
 * Returns the URLs of a page under the other names of its version.
 *
 * @param path URL path of a page on this site
 */
export function replacedAddresses(
  path: string,
  replacedVersions: readonly ReplacedVersion[],
): string[] {
  return replacedVersions
    .filter(({ to }) =>
      to === CURRENT
        ? path.startsWith('/docs/') && !VERSIONED.test(path)
        : path.startsWith(`/docs/${to}/`),
    )
    .map(({ from, to }) =>
      path.replace(to === CURRENT ? '/docs/' : `/docs/${to}/`, `/docs/${from}/`),
    );
}
