import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { OverviewArea } from '../../lib/versionChanges';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Labels of the sidebars, for pages that aren't in a category. */
const SIDEBAR_LABELS: Readonly<Record<string, string>> = { docs: 'Documentation', api: 'API' };

const OTHER = 'Other pages';

function idsIn(item: SidebarItem): string[] {
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...item.items.flatMap(idsIn)];
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

/**
 * Returns the area of each page by its ID, in the order of the sidebars. The area is the
 * page's top-level category.
 */
export function areasOf({ sidebars }: Pick<LoadedVersion, 'sidebars'>): Map<string, string> {
  const areas = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars)) {
    const sidebar = SIDEBAR_LABELS[name] ?? name;
    for (const item of items) {
      const label =
        item.type !== 'category'
          ? sidebar
          : name === 'docs'
            ? item.label
            : `${sidebar}: ${item.label}`;
      for (const id of idsIn(item)) {
        if (!areas.has(id)) {
          areas.set(id, label);
        }
      }
    }
  }
  return areas;
}

/** Groups pages by area, in the order of the sidebars. */
export function groupByArea<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  areas: ReadonlyMap<string, string>,
): OverviewArea<Entry>[] {
  const order = [...areas.keys()];
  const rank = ({ id }: Entry) => (areas.has(id) ? order.indexOf(id) : order.length);
  const groups = new Map<string, Entry[]>();
  for (const entry of [...entries].sort((a, b) => rank(a) - rank(b))) {
    const label = areas.get(entry.id) ?? OTHER;
    groups.set(label, [...(groups.get(label) ?? []), entry]);
  }
  return [...groups].map(([label, group]) => ({ label, entries: group }));
}

/** The packages in each area. If several patterns match, the first one wins. */
const PACKAGE_AREAS: readonly (readonly [string, RegExp])[] = [
  ['Docs, blog, and pages', /^@docusaurus\/plugin-content-/],
  ['Search', /^@docusaurus\/theme-search-/],
  ['Theme', /^@docusaurus\/(?:theme-|.*-theme)/],
  ['Plugins', /^@docusaurus\/plugin-/],
  ['Markdown', /^@docusaurus\/(?:mdx-loader|remark-)/],
  ['Build performance', /^@docusaurus\/(?:faster|bundler|babel)$/],
  ['Setup and migration', /^create-docusaurus$|^@docusaurus\/(?:migrate|init|upgrade)/],
  ['Developer tools', /^@docusaurus\/(?:eslint-plugin|types|tsconfig|module-type-aliases|logger)$/],
];

/** Returns the area of a change, depending on the packages that it affects. */
export function areaOfPackages(packages: readonly string[]): string {
  return (
    PACKAGE_AREAS.find(([, pattern]) => packages.some((name) => pattern.test(name)))?.[0] ??
    'Core and CLI'
  );
}

/** The areas of changes, in the order in which they're displayed. */
export const packageAreas: readonly string[] = [
  'Core and CLI',
  ...PACKAGE_AREAS.map(([label]) => label),
];
