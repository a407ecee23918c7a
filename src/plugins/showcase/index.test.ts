import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it } from 'vitest';
import sites from '../../data/showcase/sites.json';
import showcasePlugin from '.';

const folders: string[] = [];

async function load(content: string) {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'showcase-'));
  folders.push(siteDir);
  await mkdir(path.join(siteDir, 'src/data/showcase'), { recursive: true });
  await writeFile(path.join(siteDir, 'src/data/showcase/sites.json'), content);
  return showcasePlugin({ siteDir, baseUrl: '/' } as LoadContext).loadContent?.();
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const site = {
  title: 'Jest',
  description: 'Website of a testing framework.',
  website: 'https://jestjs.io/',
  source: null as string | null,
  tags: ['design'],
};

const withSite = (part: Record<string, unknown>) => load(JSON.stringify([{ ...site, ...part }]));

describe('showcase plugin', () => {
  it("accepts the site's own data and gives each entry a different cover", async () => {
    const content = (await load(JSON.stringify(sites))) ?? [];
    expect(content).toHaveLength(sites.length);
    expect(new Set(content.map(({ file }) => file)).size).toBe(sites.length);
  });

  it('sorts favorites first, and then by lowercase title', async () => {
    const entry = (title: string, ...tags: string[]) => ({ ...site, title, tags });
    const content = await load(
      JSON.stringify([entry('beta'), entry('Alpha'), entry('zeta', 'favorite'), entry('Gamma')]),
    );
    expect(content?.map((drawn) => drawn.entry.title)).toEqual(['zeta', 'Alpha', 'beta', 'Gamma']);
  });

  it.each([
    [{ tags: ['fast'] }, 'field tags.0: found "fast", expected one of "favorite", "opensource"'],
    [{ tags: ['rtl', 'rtl'] }, 'field tags: found ["rtl","rtl"], expected each tag once'],
    [{ website: 'jestjs.io' }, 'field website: found "jestjs.io", expected a URL; start it'],
    [{ website: 'http://jestjs.io' }, 'expected a URL; start it with https://'],
    [{ description: `${'x'.repeat(120)}.` }, 'expected at most 120 characters'],
    [{ description: 'No period' }, 'expected a sentence; end it with a period'],
    [{ title: '' }, 'field title: found "", expected a title'],
    [{ source: 'https://example.org/' }, 'expected null, because the tag "opensource" is missing'],
    [{ tags: ['opensource'] }, 'found null, expected a URL, because the site has the tag'],
    [{ cover: { color: 'pink' } }, 'field cover.color: found "pink", expected one of "forest"'],
    [{ preview: 'jest.png' }, 'found "preview", expected only known fields'],
  ])('stops the build at %j', async (part, message) => {
    await expect(withSite(part)).rejects.toThrow(message);
    await expect(withSite(part)).rejects.toThrow(/^src\/data\/showcase\/sites\.json has 1 mistake/);
  });

  it('rejects duplicate titles and text that is not JSON', async () => {
    await expect(load(JSON.stringify([site, { ...site, title: 'JEST' }]))).rejects.toThrow(
      'entry 2 ("JEST"), field title: found "JEST", expected a title that no other site has',
    );
    await expect(load('[{]')).rejects.toThrow(
      'src/data/showcase/sites.json: found text that is not JSON',
    );
  });
});
