import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './pageCache';
import { readPage } from './readPage';

vi.mock('./readPage', { spy: true });

const pageWith = (title: string, script = 'main.1234.js') =>
  `<html lang="en"><head><script src=/assets/js/${script}></script></head><main><h1>${title}</h1><p>Text</p></main></html>`;

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  mkdirSync(path.join(siteDir, 'src/plugins/searchIndex'), { recursive: true });
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  mkdirSync(path.join(siteDir, 'src/search/embedded'), { recursive: true });
  for (const file of ['src/plugins/pageParts.ts', 'src/search/embedded/rank.ts']) {
    writeFileSync(path.join(siteDir, file), '');
  }
  const cache = new PageCache(siteDir);
  cache.read(pageWith('Install'), '/install/');
  cache.read('<html></html>', '/empty/');
  cache.store();
  vi.mocked(readPage).mockClear();
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('pages of the last build', () => {
  it('are not parsed again', () => {
    const cache = new PageCache(siteDir);
    expect(cache.read(pageWith('Install'), '/install/')?.sections[0]?.heading).toBe('Install');
    expect(cache.read('<html></html>', '/empty/')).toBeUndefined();
    expect(readPage).not.toHaveBeenCalled();
  });

  it('are not parsed again if only the name of a script changes', () => {
    new PageCache(siteDir).read(pageWith('Install', 'main.5678.js'), '/install/');
    expect(readPage).not.toHaveBeenCalled();
  });

  it.each([
    ['their HTML changes', pageWith('Set up'), '/install/'],
    ['they move', pageWith('Install'), '/setup/'],
  ])('are parsed again if %s', (_case, html, route) => {
    expect(new PageCache(siteDir).read(html, route)).toEqual(readPage(html, route));
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  it('are parsed again if the code that reads them changes', () => {
    writeFileSync(path.join(siteDir, 'src/plugins/searchIndex/readPage.ts'), '');
    new PageCache(siteDir).read(pageWith('Install'), '/install/');
    expect(readPage).toHaveBeenCalledOnce();
  });
});
