import { similarity } from './similarity';

/** The label and the URL path of a documentation version. */
export interface VersionPath {
  readonly label: string;
  /** URL path of the version without a trailing slash: `/docs/3.8.0`. */
  readonly path: string;
}

/** A page that the reader may have been looking for. */
export interface LikelyPage {
  readonly path: string;
  /** Label of the page's documentation version. */
  readonly version?: string;
}

/** Maximum number of suggestions. */
const MOST = 6;
/** Minimum similarity for a suggestion, where 1 means the same URL. */
const ENOUGH = 0.45;

interface Address {
  readonly path: string;
  readonly version: VersionPath | undefined;
  /** The path below its version, in lowercase and without file names and extensions. */
  readonly rest: string;
  readonly lastPart: string;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function readAddress(path: string, versions: readonly VersionPath[]): Address {
  const version = versions
    .filter((candidate) => `${path}/`.startsWith(`${candidate.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  const below = decoded(path.slice(version?.path.length ?? 0))
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '')
    .replace(/^\/+/, '');
  // A version that the site doesn't have isn't part of the page's name.
  const rest = version ? below.replace(/^(?:\d+(?:\.[\dx]+)+|next)\//, '') : below;
  return { path, version, rest, lastPart: rest.slice(rest.lastIndexOf('/') + 1) };
}

/**
 * Suggests pages for a URL that doesn't exist, most likely first. A page with the same
 * name is suggested in every version that has it. A page that's only similar is suggested
 * once, preferably in the version of the URL.
 */
export function likelyPages(
  pathname: string,
  paths: readonly string[],
  versions: readonly VersionPath[],
): readonly LikelyPage[] {
  const wanted = readAddress(pathname, versions);
  if (!wanted.rest) {
    return [];
  }
  const ranked = paths
    .map((path) => readAddress(path, versions))
    .filter(({ rest }) => rest)
    .map((address) => ({
      address,
      score:
        0.5 * similarity(wanted.rest, address.rest) +
        0.5 * similarity(wanted.lastPart, address.lastPart),
      sameVersion: address.version?.path === wanted.version?.path,
    }))
    .filter(({ score }) => score >= ENOUGH)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.sameVersion) - Number(a.sameVersion) ||
        a.address.path.length - b.address.path.length ||
        a.address.path.localeCompare(b.address.path),
    );
  const offered = new Set<string>();
  return ranked
    .filter(({ address: { rest, version } }) => {
      const key = version ? `docs ${rest}` : rest;
      const isNew = !offered.has(key);
      offered.add(key);
      return isNew || rest === wanted.rest;
    })
    .slice(0, MOST)
    .map(({ address: { path, version } }) => ({
      path,
      ...(version ? { version: version.label } : {}),
    }));
}
