import { describe, expect, it } from 'vitest';
import { type Change, changeCount, profileUrl, referenceOf, withIds } from './release';

const change = (values: Partial<Change>): Change => ({
  summary: 'Something changed',
  packages: [],
  authors: [],
  ...values,
});

describe('withIds', () => {
  it('names a change after its pull request or issue', () => {
    const [category] = withIds([
      { kind: 'bug', changes: [change({ pr: 12 }), change({ issue: 7 })] },
    ]);
    expect(category?.changes.map(({ id }) => id)).toEqual(['pr-12', 'issue-7']);
  });

  it('tells a pull request apart that is listed under two kinds', () => {
    const ids = withIds([
      { kind: 'feature', changes: [change({ pr: 12 })] },
      { kind: 'bug', changes: [change({ pr: 12 })] },
    ]).flatMap(({ changes }) => changes.map(({ id }) => id));
    expect(ids).toEqual(['pr-12', 'pr-12-bug']);
  });

  it('numbers changes that name neither', () => {
    const [category] = withIds([
      { kind: 'feature', changes: [change({ pr: 1 }), change({}), change({})] },
    ]);
    expect(category?.changes.map(({ id }) => id)).toEqual(['pr-1', 'feature-2', 'feature-3']);
  });

  it('gives no id twice, even when a pull request is named three times', () => {
    const ids = withIds([
      { kind: 'feature', changes: [change({ pr: 1 })] },
      { kind: 'bug', changes: [change({ pr: 1 }), change({ pr: 1 })] },
    ]).flatMap(({ changes }) => changes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
  });
});

it('leads to the pull request, else to the issue, else nowhere', () => {
  expect(referenceOf({ pr: 3 })).toEqual({
    label: '#3',
    url: 'https://github.com/facebook/docusaurus/pull/3',
  });
  expect(referenceOf({ issue: 4 })?.url).toBe('https://github.com/facebook/docusaurus/issues/4');
  expect(referenceOf({})).toBeUndefined();
});

it('finds bots among the apps', () => {
  expect(profileUrl('octocat')).toBe('https://github.com/octocat');
  expect(profileUrl('dependabot[bot]')).toBe('https://github.com/apps/dependabot');
});

it('counts the changes of all categories', () => {
  const changes = [change({}), change({})];
  expect(
    changeCount([
      { kind: 'bug', changes },
      { kind: 'docs', changes },
    ]),
  ).toBe(4);
});
