import type { SearchOutput } from './protocol';

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

/**
 * Removes the documentation version from the end of a query. If nothing is found, DocSearch suggests to search for
 * headings of groups, which contain the version.
 */
export function withoutVersion(
  query: string,
  instances: Readonly<Record<string, DocsData>>,
): string {
  const ending = Object.values(instances)
    .flatMap(({ versions }) => versions)
    .map(({ label }) => ` (${label})`)
    .find((text) => query.trimEnd().toLowerCase().endsWith(text.toLowerCase()));
  return ending ? query.trimEnd().slice(0, -ending.length) : query;
}

/**
 * Adds the documentation version to the area of each result. The search box shows it in the
 * heading of a group, and the results page in the breadcrumbs.
 */
export function withVersions(
  { results }: SearchOutput,
  instances: Readonly<Record<string, DocsData>>,
): SearchOutput {
  return {
    results: results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => {
        const label = versionLabelIn(instances, hit.url);
        const { hierarchy, ...marked } = hit._highlightResult;
        const area = hierarchy.lvl0;
        if (!label || !area) {
          return hit;
        }
        const lvl0 = { ...area, value: `${area.value} (${label})` };
        return { ...hit, _highlightResult: { ...marked, hierarchy: { ...hierarchy, lvl0 } } };
      }),
    })),
  };
}
