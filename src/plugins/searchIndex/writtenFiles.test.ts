import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { records } from '../../search/testing/corpus';
import { writeShards } from './writeShards';
import { WrittenFiles } from './writtenFiles';

it("the service worker's manifest waits for the search index and contains all of its files", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shards-'));
  const written = new WrittenFiles();
  const page = { url: 'docs/index.html', revision: 'a', size: 1 };
  const old = { url: 'search-index/manifest.json', revision: 'of the last build', size: 1 };

  let isMade = false;
  const list = written.putInto([old, page]).then(({ manifest }) => {
    isMade = true;
    return manifest;
  });
  await Promise.resolve();
  expect(isMade).toBe(false);

  written.done(await writeShards(records, folder));
  const manifest = await list;
  const names = (await readdir(folder)).map((name) => `search-index/${name}`).sort();
  expect(names.length).toBeGreaterThan(2);
  expect(manifest.map(({ url }) => url).sort()).toEqual(['docs/index.html', ...names].sort());
  expect(manifest).not.toContainEqual(old);
  const json = await readFile(path.join(folder, 'manifest.json'), 'utf8');
  expect(manifest.find(({ url }) => url.endsWith('/manifest.json'))).toMatchObject({
    revision: expect.stringMatching(/^[0-9a-f]{10}$/),
    size: Buffer.byteLength(json),
  });
  await rm(folder, { recursive: true });
});
