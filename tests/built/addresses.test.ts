import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { redirects as redirectOptions } from '../../src/config/redirects';
import { buildDir, pageAt, pages, parse, redirects, sitemapPaths } from './builtSite';

describe('redirects', () => {
  for (const { from, to } of redirectOptions.redirects) {
    test(`${from} → ${to}`, () => {
      const $ = parse(pageAt(from));
      expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
      expect($('link[rel="canonical"]').attr('href')).toBe(to);
      expect(sitemapPaths()).not.toContain(from);
    });
  }

  test('every page except the home page also works with .html', () => {
    const missing = pages
      .filter(({ file }) => file.endsWith('/index.html'))
      .map(({ path }) => path)
      .filter((path) => !/\.html\/$/.test(path) && !path.includes('/__docusaurus/'))
      .filter((path) => !redirects.some((page) => page.path === path.replace(/\/$/, '.html/')));
    expect(missing).toEqual([]);
  });

  for (const [from, to] of [
    ['/docs/next/cli/', '/docs/cli/'],
    ['/docs/next/', '/docs/'],
    ['/docs/3.9.2/category/guides/', '/docs/category/guides/'],
    ['/docs/3.8.1/cli/', '/docs/3.8.0/cli/'],
  ] as const) {
    test(`${from}, the path on docusaurus.io, → ${to}`, () => {
      expect(parse(pageAt(from))('link[rel="canonical"]').attr('href')).toBe(to);
    });
  }
});

describe('sitemap', () => {
  const paths = sitemapPaths();

  test('lists pages with a trailing slash and a date', () => {
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !path.endsWith('/'))).toEqual([]);
    const xml = readFileSync(join(buildDir, 'sitemap.xml'), 'utf8');
    const undated = [...xml.matchAll(/<loc>([^<]+)<\/loc><\/url>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    // List pages have no source file.
    const list = /^\/(blog|changelog)\/$|\/(archive|authors|tags|page|category)\//;
    expect(undated.filter((path) => !list.test(path))).toEqual([]);
    expect(xml).not.toMatch(/<priority>|<changefreq>/);
  });

  test('omits the test area, the search page, examples with noindex, and the debug pages', () => {
    const forbidden = /^\/(tests\/.+|search\/|examples\/noIndex\/|__docusaurus\/)/;
    expect(paths.filter((path) => forbidden.test(path))).toEqual([]);
    expect(paths).toContain('/docs/installation/');
  });
});
