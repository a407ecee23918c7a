import { expect, it } from 'vitest';
import type { Hit, SearchResult } from './protocol';
import { versionLabelIn, withoutVersion, withVersions } from './withVersions';

const version = (name: string, label: string, path: string) => ({ name, label, path });
const instances = {
  default: {
    versions: [version('current', 'Canary', '/docs'), version('3.8.0', '3.8.0', '/docs/3.8.0')],
  },
  community: { versions: [version('current', 'Next', '/community')] },
};

it.each([
  ['/docs/', 'Canary'],
  ['/docs/cli/#build', 'Canary'],
  ['/docs/3.8.0/cli/', '3.8.0'],
  ['/docs/3.8.0', '3.8.0'],
  ['https://docs.example.org/docs/3.8.0/cli/?a=1', '3.8.0'],
  ['/docsearch/', undefined],
  ['/community/support/', undefined],
  ['/blog/docs/', undefined],
])('returns the version of %s: %s', (address, label) => {
  expect(versionLabelIn(instances, address)).toBe(label);
});

it('adds the version to the area of documentation pages, and leaves other results as they are', () => {
  const hit = (url: string) =>
    ({ url, _highlightResult: { hierarchy: { lvl0: { value: 'Guides' } } } }) as Hit;
  const result = { hits: [hit('/docs/3.8.0/cli/'), hit('/blog/cli/')] } as unknown as SearchResult;
  const [first] = withVersions({ results: [result] }, instances).results;
  expect(first?.hits.map((one) => one._highlightResult.hierarchy.lvl0?.value)).toEqual([
    'Guides (3.8.0)',
    'Guides',
  ]);
});

it.each([
  ['guides (canary) ', 'guides'],
  ['Guides (3.8.0)', 'Guides'],
  ['canary ', 'canary '],
  ['guides (3.8.0) of', 'guides (3.8.0) of'],
  ['', ''],
])('removes the version that DocSearch suggests from the query "%s"', (query, expected) => {
  expect(withoutVersion(query, instances)).toBe(expected);
});
