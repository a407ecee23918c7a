/** Stands for the documentation being written, which is served without a version in its URL. */
export const CURRENT = 'current';

/** Another name of a documentation version: the name of an older patch, or the one used elsewhere. */
export interface ReplacedVersion {
  readonly from: string;
  /** A version of this site, or `CURRENT`. */
  readonly to: string;
}

const VERSIONED = /^\/docs\/\d/;

/**
 * The URLs that a page has under other names of its version.
 *
 * @param path URL of a page on this site
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
