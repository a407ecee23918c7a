import { describe, expect, it } from 'vitest';
import type { Release } from '../../lib/changelog/release';
import { notesOf, releasesOf } from './changelogNotes';

const release = (version: string, categories: Release['categories'] = []): Release => ({
  version,
  date: '2030-01-02',
  contributors: [],
  categories,
});
const releases = ['3.9.0', '3.8.0', '3.7.1', '3.7.0', '3.6.3'].map((version) => release(version));
const covered = (version: string, previous?: string) =>
  releasesOf(releases, version, previous).map((each) => each.version);

describe('releasesOf', () => {
  it('returns the releases after the previous version', () => {
    expect(covered('3.8.0', '3.7.0')).toEqual(['3.8.0', '3.7.1']);
  });

  it('has no upper limit for the current version', () => {
    expect(covered('current', '3.8.0')).toEqual(['3.9.0']);
  });

  it('returns only the minor release of the oldest version', () => {
    expect(covered('3.7.0')).toEqual(['3.7.0']);
  });
});

it('lists features and breaking changes by area with their URLs, breaking changes first', () => {
  const change = (summary: string, pr: number, packages: readonly string[]) => ({
    summary,
    pr,
    packages,
    authors: [],
  });
  const categories: Release['categories'] = [
    { kind: 'feature', changes: [change('A', 1, ['@docusaurus/core'])] },
    { kind: 'bug', changes: [change('B', 2, ['@docusaurus/core'])] },
    {
      kind: 'breaking',
      changes: [change('C', 3, ['@docusaurus/core']), change('D', 4, ['@docusaurus/plugin-pwa'])],
    },
  ];
  expect(notesOf([release('3.8.0', categories)], '/changelog/')).toEqual([
    {
      label: 'Core and CLI',
      entries: [
        { summary: 'C', url: '/changelog/3.8.0/#pr-3', breaking: true },
        { summary: 'A', url: '/changelog/3.8.0/#pr-1' },
      ],
    },
    {
      label: 'Plugins',
      entries: [{ summary: 'D', url: '/changelog/3.8.0/#pr-4', breaking: true }],
    },
  ]);
});
