/** What the docs plugin tells about its versions; the part that is used. */
export interface DocsData {
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
  }[];
}

/**
 * Label of the documentation version that an address belongs to, or undefined
 * outside of the documentation and where there is only one version.
 *
 * @param instances the docs instances of the site
 * @param address path or absolute address of a page
 */
export function versionLabelIn(
  instances: Readonly<Record<string, DocsData>>,
  address: string,
): string | undefined {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '');
  const versions = Object.values(instances)
    .filter(({ versions: all }) => all.length > 1)
    .flatMap(({ versions: all }) => all)
    .filter((version) => `${path}/`.startsWith(`${version.path.replace(/\/$/, '')}/`));
  // Paths of versions begin with each other: /docs and /docs/3.8.0.
  return versions.sort((a, b) => b.path.length - a.path.length)[0]?.label;
}
