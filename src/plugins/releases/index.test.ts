import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it } from 'vitest';
import releasesPlugin from '.';

const folders: string[] = [];

async function load(releases: unknown, versions?: readonly string[]): Promise<unknown> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'releases-'));
  folders.push(siteDir);
  await mkdir(path.join(siteDir, 'src/data/releases'), { recursive: true });
  await writeFile(path.join(siteDir, 'src/data/releases/releases.json'), JSON.stringify(releases));
  if (versions) {
    await writeFile(path.join(siteDir, 'versions.json'), JSON.stringify(versions));
  }
  return releasesPlugin({ siteDir } as LoadContext).loadContent?.();
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const release = { version: '3.8.0', date: '2025-05-26' };

describe('releases plugin', () => {
  it('accepts dates for all documentation versions, and a site without versions', async () => {
    await expect(load([release], ['3.8.0'])).resolves.toBeUndefined();
    await expect(load([release])).resolves.toBeUndefined();
  });

  it('stops the build if a documentation version has no date', async () => {
    await expect(load([release], ['3.9.0', '3.8.0'])).rejects.toThrow(
      'found no entry for 3.9.0, which versions.json lists',
    );
  });

  it('stops the build if an entry is invalid, and says what to write', async () => {
    await expect(load([{ ...release, date: '26 May 2025' }])).rejects.toThrow(
      'entry 1 ("3.8.0"), field date: found "26 May 2025", expected an ISO date; write, for example, "2025-05-26"',
    );
    await expect(load([{ ...release, version: 'v3.8' }])).rejects.toThrow(
      'field version: found "v3.8", expected three numbers',
    );
  });
});
