import { describe, expect, it } from 'vitest';
import { groupVersions, type ServedVersion } from './groupVersions';

const canary = { name: 'current', label: 'Canary 🚧', path: '/docs/', isLast: true };
const newer = { name: '3.8.0', label: '3.8.0', path: '/docs/3.8.0/', isLast: false };
const older = { name: '3.7.0', label: '3.7.0', path: '/docs/3.7.0/', isLast: false };

const archived = [
  { name: '2.3.1', docsUrl: 'https://archive.example.org/docs/2.3.1', releaseDate: '2023-02-03' },
];
const legacy = { name: '1.x', docsUrl: 'https://v1.example.org/docs' };
const releases = [
  { version: '3.8.0', date: '2025-05-26' },
  { version: '3.7.0', date: '2025-01-03' },
];

function group(served: readonly ServedVersion[], pages: readonly string[] = []) {
  return groupVersions({
    served,
    archived,
    legacy,
    releases,
    hasPage: (path) => pages.includes(path),
  });
}

describe('groupVersions', () => {
  it('shows the unreleased docs as the latest version, with the changelog as its release notes', () => {
    const { latest, unreleased } = group([canary, newer, older]);
    expect(latest).toEqual({
      label: 'Canary 🚧',
      home: 'latest',
      docsUrl: '/docs/',
      notes: [{ label: 'Release Notes', url: '/changelog/' }],
      releaseDate: undefined,
    });
    expect(unreleased).toBeUndefined();
  });

  it("lists past versions newest first, with this site's versions before the archived ones", () => {
    const { past } = group([canary, newer, older]);
    expect(
      past.map(({ label, home, docsUrl, releaseDate }) => [label, home, docsUrl, releaseDate]),
    ).toEqual([
      ['3.8.0', 'site', '/docs/3.8.0/', '2025-05-26'],
      ['3.7.0', 'site', '/docs/3.7.0/', '2025-01-03'],
      ['2.3.1', 'archive', 'https://archive.example.org/docs/2.3.1', '2023-02-03'],
    ]);
    expect(past.map(({ notes }) => notes[0]?.url)).toEqual([
      'https://github.com/facebook/docusaurus/releases/tag/v3.8.0',
      'https://github.com/facebook/docusaurus/releases/tag/v3.7.0',
      'https://github.com/facebook/docusaurus/releases/tag/v2.3.1',
    ]);
  });

  it("links to a version's changelog entry only if this site has one", () => {
    const { past } = group([canary, newer, older], ['/changelog/3.8.0/']);
    expect(past[0]?.notes).toContainEqual({ label: 'Changelog', url: '/changelog/3.8.0/' });
    expect(past[1]?.notes).toHaveLength(1);
  });

  it('moves the unreleased docs to their own block if a release is the latest version', () => {
    const { latest, unreleased, past } = group([
      { ...canary, path: '/docs/next/', isLast: false },
      { ...newer, path: '/docs/', isLast: true },
      older,
    ]);
    expect(latest).toMatchObject({ label: '3.8.0', docsUrl: '/docs/', releaseDate: '2025-05-26' });
    expect(unreleased).toMatchObject({ label: 'Canary 🚧', docsUrl: '/docs/next/', notes: [] });
    expect(past.map(({ label }) => label)).toEqual(['3.7.0', '2.3.1']);
  });

  it('works for a site that has only unreleased docs', () => {
    const { latest, past } = group([canary]);
    expect(latest?.label).toBe('Canary 🚧');
    expect(past.map(({ label }) => label)).toEqual(['2.3.1']);
  });

  it('links a release line such as 2.x to its changelog file, and gives version 1 no notes', () => {
    const line = { name: '2.x', label: '2.x', path: '/docs/2.x/', isLast: false };
    const groups = group([canary, line]);
    expect(groups.past[0]?.notes).toEqual([
      {
        label: 'Release Notes',
        url: 'https://github.com/facebook/docusaurus/blob/main/CHANGELOG-v2.md',
      },
    ]);
    expect(groups.legacy).toMatchObject({ label: '1.x', home: 'archive', notes: [] });
  });
});
