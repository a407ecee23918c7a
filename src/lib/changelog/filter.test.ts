import { describe, expect, it } from 'vitest';
import { categoryOptions, filterCategories, knownFilter, packageOptions } from './filter';
import type { Category } from './release';

const categories: Category[] = [
  {
    kind: 'feature',
    changes: [
      { summary: 'One', packages: ['@docusaurus/core', '@docusaurus/types'], authors: [] },
      { summary: 'Two', packages: ['@docusaurus/types'], authors: [] },
    ],
  },
  { kind: 'bug', changes: [{ summary: 'Three', packages: ['@docusaurus/core'], authors: [] }] },
];

const summaries = (shown: readonly Category[]): string[] =>
  shown.flatMap(({ changes }) => changes.map(({ summary }) => summary));

describe('filterCategories', () => {
  it.each([
    ['', '', ['One', 'Two', 'Three']],
    ['new-features', '', ['One', 'Two']],
    ['', '@docusaurus/core', ['One', 'Three']],
    ['bug-fixes', '@docusaurus/core', ['Three']],
    ['bug-fixes', '@docusaurus/types', []],
  ])('category "%s", package "%s"', (category, name, expected) => {
    const shown = filterCategories(categories, { category, package: name });
    expect(summaries(shown)).toEqual(expected);
    expect(shown.every(({ changes }) => changes.length > 0)).toBe(true);
  });
});

it('finds and counts a change by the packages of all of its pull requests', () => {
  const source = { authors: [], packages: ['@docusaurus/core'] };
  const merged: Category[] = [
    {
      kind: 'bug',
      changes: [{ ...source, summary: 'Four', packages: [], more: [source, source] }],
    },
  ];
  const filter = { category: '', package: '@docusaurus/core' };
  expect(summaries(filterCategories(merged, filter))).toEqual(['Four']);
  expect(packageOptions(merged).map(({ count }) => count)).toEqual([1]);
});

it('lists each category and package with its number of changes', () => {
  expect(categoryOptions(categories).map(({ value, count }) => [value, count])).toEqual([
    ['new-features', 2],
    ['bug-fixes', 1],
  ]);
  expect(packageOptions(categories).map(({ value, count }) => [value, count])).toEqual([
    ['@docusaurus/core', 2],
    ['@docusaurus/types', 2],
  ]);
});

it('ignores categories and packages that the release does not have', () => {
  expect(knownFilter(categories, { category: 'polish', package: '@docusaurus/core' })).toEqual({
    category: '',
    package: '@docusaurus/core',
  });
});
