import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { OverviewArea } from '../../lib/versionChanges';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Names of the sidebars, for pages that stand outside of any category. */
const SIDEBAR_LABELS: Readonly<Record<string, string>> = { docs: 'Documentation', api: 'API' };

const OTHER = 'Other pages';

function idsIn(item: SidebarItem): string[] {
  if (item.type === 'category') {
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...item.items.flatMap(idsIn)];
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

/** The area of each page by its id, in the order of the sidebars: the outermost category of the page. */
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

/** Which packages make up an area; the first that fits counts. */
const PACKAGE_AREAS: readonly (readonly [string, RegExp])[] = [
  ['Documentation, blog and pages', /^@docusaurus\/plugin-content-/],
  ['Search', /^@docusaurus\/theme-search-/],
  ['Theme', /^@docusaurus\/(?:theme-|.*-theme)/],
  ['Plugins', /^@docusaurus\/plugin-/],
  ['Markdown', /^@docusaurus\/(?:mdx-loader|remark-)/],
  ['Build speed', /^@docusaurus\/(?:faster|bundler|babel)$/],
  ['Starting and moving', /^create-docusaurus$|^@docusaurus\/(?:migrate|init|upgrade)/],
  [
    'Tools for developers',
    /^@docusaurus\/(?:eslint-plugin|types|tsconfig|module-type-aliases|logger)$/,
  ],
];

/** The area of a change by the packages that it touched. */
export function areaOfPackages(packages: readonly string[]): string {
  return (
    PACKAGE_AREAS.find(([, pattern]) => packages.some((name) => pattern.test(name)))?.[0] ??
    'Core and command line'
  );
}

/** The areas of the changelog, in the order in which they are shown. */
export const packageAreas: readonly string[] = [
  'Core and command line',
  ...PACKAGE_AREAS.map(([label]) => label),
];
