/** A documentation version, with the fields of the docs plugin's data that are used here. */
export interface ComparableVersion {
  readonly name: string;
  readonly label: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/** The comparison that a URL requests, checked against the versions of this site. */
export interface Asked {
  readonly page: string;
  readonly from: ComparableVersion;
  readonly to: ComparableVersion;
  /** The versions that have the page, newest first. */
  readonly having: readonly ComparableVersion[];
}

/** Returns the path of a page in a version, or undefined if the version doesn't have the page. */
export function pathIn(version: ComparableVersion, page: string): string | undefined {
  return version.docs.find(({ id }) => id === page)?.path;
}

/**
 * Reads the query string of a comparison. Returns undefined if it doesn't specify
 * a page of the documentation. Unknown versions fall back to the two latest ones
 * that have the page. The older version always comes first.
 *
 * @param versions newest first
 */
export function readQuery(
  search: string,
  versions: readonly ComparableVersion[],
): Asked | undefined {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const having = versions.filter((version) => pathIn(version, page) !== undefined);
  const [newest, second] = having;
  if (!newest) {
    return undefined;
  }
  const named = having.filter(({ name }) => [query.get('from'), query.get('to')].includes(name));
  const [to = newest, from = second ?? newest] = named.length === 2 ? named : [];
  return { page, from, to, having };
}
