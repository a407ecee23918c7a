/** The part of the docs plugin's version data that's used here. */
export interface DocsData {
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
  }[];
}

/**
 * Label of the documentation version that a URL belongs to, or undefined if the page isn't
 * documentation or there's only one version.
 *
 * @param instances docs plugin instances of the site
 * @param address path or absolute URL of a page
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
  // Version paths can be prefixes of each other, such as /docs and /docs/3.8.0.
  return versions.sort((a, b) => b.path.length - a.path.length)[0]?.label;
}
