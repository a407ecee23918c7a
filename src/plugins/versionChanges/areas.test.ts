import { expect, it } from 'vitest';
import { areaOfPackages, areasOf, groupByArea, packageAreas } from './areas';

const doc = (id: string) => ({ type: 'doc', id });
const sidebars = {
  docs: [
    doc('introduction'),
    {
      type: 'category',
      label: 'Guides',
      link: { type: 'doc', id: 'guides/index' },
      items: [doc('guides/a'), { type: 'category', label: 'Inner', items: [doc('guides/b')] }],
    },
  ],
  api: [doc('cli'), { type: 'category', label: 'Plugins', items: [doc('api/x'), doc('guides/a')] }],
};

it('finds the top-level category of each page, in the order of the sidebars', () => {
  expect([...areasOf({ sidebars } as never)]).toEqual([
    ['introduction', 'Documentation'],
    ['guides/index', 'Guides'],
    ['guides/a', 'Guides'],
    ['guides/b', 'Guides'],
    ['cli', 'API'],
    ['api/x', 'API: Plugins'],
  ]);
});

it('groups pages in that order, with pages outside of all sidebars last', () => {
  const areas = areasOf({ sidebars } as never);
  const entries = ['loose', 'cli', 'guides/b', 'guides/a'].map((id) => ({ id }));
  expect(
    groupByArea(entries, areas).map((area) => [area.label, area.entries.map(({ id }) => id)]),
  ).toEqual([
    ['Guides', ['guides/a', 'guides/b']],
    ['API', ['cli']],
    ['Other pages', ['loose']],
  ]);
});

it.each([
  [['@docusaurus/plugin-content-docs', '@docusaurus/theme-classic'], 'Docs, blog, and pages'],
  [['@docusaurus/theme-search-algolia'], 'Search'],
  [['@docusaurus/plugin-pwa'], 'Plugins'],
  [['@docusaurus/core'], 'Core and CLI'],
  [[], 'Core and CLI'],
])('%j belongs to %s', (packages, area) => {
  expect(areaOfPackages(packages)).toBe(area);
  expect(packageAreas).toContain(area);
});
