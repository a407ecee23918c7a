/** A documentation version, as far as addresses are concerned. */
export interface VersionPath {
  readonly label: string;
  /** Address of the version without a slash at its end: `/docs/3.8.0`. */
  readonly path: string;
}

/** A page that somebody may have meant. */
export interface LikelyPage {
  readonly path: string;
  /** Label of the documentation version that the page is part of. */
  readonly version?: string;
}

/** The most pages that are worth offering. */
const MOST = 6;
/** Likeness from which a page is worth offering; 1 is the same address. */
const ENOUGH = 0.45;

interface Address {
  readonly path: string;
  readonly version: VersionPath | undefined;
  /** The address below its version, in small letters, without what servers add. */
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
  // A version that the site does not have is no part of the name of a page.
  const rest = version ? below.replace(/^(?:\d+(?:\.[\dx]+)+|next)\//, '') : below;
  return { path, version, rest, lastPart: rest.slice(rest.lastIndexOf('/') + 1) };
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const padded = ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `;
  for (let index = 0; index < padded.length - 1; index += 1) {
    const pair = padded.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** How alike two texts are, by the pairs of letters that they share: 0 to 1. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  let shared = 0;
  for (const [pair, count] of left) {
    shared += Math.min(count, right.get(pair) ?? 0);
  }
  const total = (pairs: Map<string, number>) =>
    [...pairs.values()].reduce((sum, count) => sum + count, 0);
  return (2 * shared) / (total(left) + total(right));
}

/**
 * The pages that a reader of an unknown address may have meant, most likely
 * first. A page that other versions have is offered in each of them; of pages
 * that are only alike, the one in the version of the address is offered.
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
        0.5 * likeness(wanted.rest, address.rest) +
        0.5 * likeness(wanted.lastPart, address.lastPart),
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
