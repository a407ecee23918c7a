import { describe, expect, it } from 'vitest';
import {
  type Change,
  changeCount,
  packagesOf,
  profileUrl,
  referenceOf,
  sourcesOf,
  withIds,
} from './release';

const change = (values: Partial<Change>): Change => ({
  summary: 'Something changed',
  packages: [],
  authors: [],
  ...values,
});

describe('withIds', () => {
  it('derives the ID of a change from its pull request or issue', () => {
    const [category] = withIds([
      { kind: 'bug', changes: [change({ pr: 12 }), change({ issue: 7 })] },
    ]);
    expect(category?.changes.map(({ id }) => id)).toEqual(['pr-12', 'issue-7']);
  });

  it('gives a pull request that is listed under two kinds two different IDs', () => {
    const ids = withIds([
      { kind: 'feature', changes: [change({ pr: 12 })] },
      { kind: 'bug', changes: [change({ pr: 12 })] },
    ]).flatMap(({ changes }) => changes.map(({ id }) => id));
    expect(ids).toEqual(['pr-12', 'pr-12-bug']);
  });

  it('numbers changes without a pull request or an issue', () => {
    const [category] = withIds([
      { kind: 'feature', changes: [change({ pr: 1 }), change({}), change({})] },
    ]);
    expect(category?.changes.map(({ id }) => id)).toEqual(['pr-1', 'feature-2', 'feature-3']);
  });

  it('gives the other pull requests of a change the IDs that they would have as changes', () => {
    const more = [
      { pr: 13, authors: [], packages: [] },
      { issue: 7, authors: [], packages: [] },
      { pr: 11, authors: [], packages: [] },
    ];
    const ids = withIds([
      { kind: 'feature', changes: [change({ pr: 11 })] },
      { kind: 'bug', changes: [change({ pr: 12, more }), change({})] },
    ]).flatMap(({ changes }) => changes.flatMap((each) => sourcesOf(each).map(({ id }) => id)));
    expect(ids).toEqual(['pr-11', 'pr-12', 'pr-13', 'issue-7', 'pr-11-bug', 'bug-2']);
  });

  it('never repeats an ID, even if a pull request is listed three times', () => {
    const ids = withIds([
      { kind: 'feature', changes: [change({ pr: 1 })] },
      { kind: 'bug', changes: [change({ pr: 1 }), change({ pr: 1 })] },
    ]).flatMap(({ changes }) => changes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
  });
});

it('links to the pull request, or else to the issue, if there is one', () => {
  expect(referenceOf({ pr: 3 })).toEqual({
    label: '#3',
    url: 'https://github.com/facebook/docusaurus/pull/3',
  });
  expect(referenceOf({ issue: 4 })?.url).toBe('https://github.com/facebook/docusaurus/issues/4');
  expect(referenceOf({})).toBeUndefined();
});

it('links bots to their GitHub app', () => {
  expect(profileUrl('octocat')).toBe('https://github.com/octocat');
  expect(profileUrl('dependabot[bot]')).toBe('https://github.com/apps/dependabot');
});

it('collects the packages of all pull requests of a change', () => {
  const more = [{ pr: 2, authors: [], packages: ['@docusaurus/types', '@docusaurus/core'] }];
  expect(packagesOf(change({ pr: 1, packages: ['@docusaurus/core'], more }))).toEqual([
    '@docusaurus/core',
    '@docusaurus/types',
  ]);
});

it('counts the changes in all categories', () => {
  const changes = [change({}), change({})];
  expect(
    changeCount([
      { kind: 'bug', changes },
      { kind: 'docs', changes },
    ]),
  ).toBe(4);
});
