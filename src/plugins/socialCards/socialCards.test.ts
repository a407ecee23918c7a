import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import socialCardsPlugin from '.';
import { drawCard, wrapWords } from './drawCard';
import { readCardText } from './readCardText';

describe('wrapWords', () => {
  it('breaks between words and truncates text that does not fit', () => {
    expect(wrapWords('Using the plugins of others', 12, 3)).toEqual([
      'Using the',
      'plugins of',
      'others',
    ]);
    expect(wrapWords('one two three four', 5, 2)).toEqual(['one', 'two…']);
    expect(wrapWords('abcdefghij', 4, 3)).toEqual(['abcd', 'efgh', 'ij']);
  });
});

describe('readCardText', () => {
  it('reads the title and the version with and without quotation marks', () => {
    const html =
      '<meta name=docusaurus_version content=3.8.0><meta data-rh=true property=og:title content="Tabs &amp; code | Site">';
    expect(readCardText(html, 'Documentation', 'Site')).toEqual({
      title: 'Tabs & code',
      section: 'Documentation',
      version: '3.8.0',
    });
    expect(readCardText('<meta property="og:title" content="A">', 'Blog', 'Site')?.title).toBe('A');
    expect(readCardText('<p>none</p>', 'Blog', 'Site')).toBeUndefined();
  });
});

describe('drawCard', () => {
  it('escapes the text', () => {
    expect(drawCard({ title: '<b> & "c"', section: 'Blog' })).not.toContain('<b>');
  });
});

describe('plugin', () => {
  const folders: string[] = [];
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });

  it('writes cards of the right size, and caches them for the next build', async () => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'cards-'));
    folders.push(siteDir);
    const outDir = path.join(siteDir, 'build');
    for (const page of ['docs/intro', 'blog/tags']) {
      await mkdir(path.join(outDir, page), { recursive: true });
      await writeFile(
        path.join(outDir, page, 'index.html'),
        '<meta property="og:title" content="Intro | Site">',
      );
    }
    const context = { siteDir, baseUrl: '/', siteConfig: { title: 'Site' } };
    const plugin = socialCardsPlugin(context as LoadContext);
    const props = { outDir, routesPaths: ['/docs/intro/', '/blog/tags/', '/docs/lost/'] };
    type PostBuild = NonNullable<typeof plugin.postBuild>;
    await plugin.postBuild?.(props as Props as Parameters<PostBuild>[0]);
    const file = path.join(outDir, 'social-cards/docs/intro.png');
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(await readdir(path.join(outDir, 'social-cards'))).toEqual(['docs']);

    // The next build uses the cached file, regardless of its content.
    const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
    const [kept = ''] = await readdir(cache);
    await writeFile(path.join(cache, kept), 'kept');
    await plugin.postBuild?.(props as Props as Parameters<PostBuild>[0]);
    expect(await readFile(file, 'utf8')).toBe('kept');
  });
});
