import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../lib/changelog/release';
import { describeRelease } from './describe';
import { readChangelog } from './readChangelog';

describe('the changelog of this site', () => {
  const site = path.resolve(__dirname, '../../..');
  const read = () => readChangelog(path.join(site, 'changelog'), site);
  const readReleases = async () =>
    (await read()).flatMap(({ release }) => (release ? [release] : []));

  it('starts with the first notes about version 2', async () => {
    const entries = await read();
    expect(entries.length).toBeGreaterThanOrEqual(106);
    expect(entries.at(-1)?.title).toBe('V2 Changelog');
    expect(entries.at(-2)?.title).toBe('2.0.0-alpha.19');
  });

  // A change can have several pull requests, so merging changes doesn't alter this number.
  it('contains every pull request in the releases up to 3.8.0', async () => {
    const releases = await readReleases();
    const upTo380 = releases.slice(releases.findIndex(({ version }) => version === '3.8.0'));
    expect(upTo380).toHaveLength(105);
    const changes = upTo380.flatMap(({ categories }) => categories.flatMap((each) => each.changes));
    expect(changes.flatMap(sourcesOf)).toHaveLength(3620);
    expect(new Set(upTo380.flatMap(({ contributors }) => contributors)).size).toBe(918);
  });

  it('has a description with 70 to 160 characters for each release', async () => {
    const texts = (await readReleases()).map(describeRelease);
    expect(texts.filter((text) => text.length < 70 || text.length > 160)).toEqual([]);
  });
});
