import {
  type BuiltPage,
  pageAt,
  pages,
  parse,
  samplePages,
  sitemapPaths,
  testPages,
} from './support/builtSite';
import { expect, open, test } from './support/test';

/** Pages that demonstrate that a page may have no content, or an empty heading. */
const NO_HEADING = ['/tests/pages/layout-no-children/'];

/** The metadata of a page for search engines. */
const descriptionOf = (page: BuiltPage) =>
  parse(page)('meta[name="description"]').attr('content') ?? '';

test.describe('every page of the sitemap', () => {
  const listed = sitemapPaths().map(pageAt);

  test('has a description that search engines and link previews show in full', () => {
    const wrong = listed.flatMap((page) => {
      const description = descriptionOf(page);
      const shared = parse(page)('meta[property="og:description"]').attr('content');
      return description.length < 60 || description.length > 175 || shared !== description
        ? [`${page.path}: ${description.length} characters, shared as "${shared}"`]
        : [];
    });
    expect(listed.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('has a unique description, except for versions of the same page', () => {
    const paths = new Map<string, Set<string>>();
    for (const page of listed) {
      const path = page.path.replace(/^\/docs\/\d[\d.]*\//, '/docs/');
      const description = descriptionOf(page);
      paths.set(description, (paths.get(description) ?? new Set()).add(path));
    }
    expect([...paths.values()].filter(({ size }) => size > 1).map((same) => [...same])).toEqual([]);
  });
});

test.describe('every built page', () => {
  test('there are pages to check', () => {
    expect(pages.length).toBeGreaterThan(40);
  });

  test('has a language, a title, one main heading, a description, and a canonical URL', () => {
    const faults = pages.flatMap((page) => {
      const $ = parse(page);
      const debug = page.path.startsWith('/__docusaurus/');
      const has404 = page.file === '404.html';
      return [
        $('html').attr('lang') === 'en' ? '' : 'lang is not en',
        $('title').text().trim() ? '' : 'no title',
        $('h1').length === 1 || debug || NO_HEADING.includes(page.path)
          ? ''
          : `${$('h1').length} main headings`,
        $('meta[name="description"]').attr('content') || debug || has404 ? '' : 'no description',
        $('link[rel="canonical"]').attr('href') ? '' : 'no canonical address',
      ]
        .filter(Boolean)
        .map((fault) => `${page.path}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('says that it is independent of Meta and starts with a skip link', () => {
    const faults = pages
      // The debug pages use their own layout, and the other page has a different footer.
      .filter(({ path }) => !/^\/(__docusaurus|tests\/pages\/footer-single-row)\//.test(path))
      .filter((page) => {
        const $ = parse(page);
        return (
          !$('footer').text().includes('independently of Meta') ||
          $('body a').first().attr('href') !== '#__docusaurus_skipToContent_fallback'
        );
      });
    expect(faults.map(({ path }) => path)).toEqual([]);
  });
});

/** Messages that a page causes on purpose. */
const PROVOKED: Record<string, RegExp[]> = {
  // One of its diagrams is invalid.
  '/tests/pages/diagrams/': [/diagram/i],
};

test.describe('each kind of page renders, hydrates, and logs nothing', () => {
  const paths = new Set([...samplePages(), ...testPages()].map(({ path }) => path));
  for (const path of [...paths].filter((candidate) => candidate !== '/404.html')) {
    test.describe(() => {
      test.use({ allowedMessages: PROVOKED[path] ?? [] });

      test(path, async ({ page }) => {
        await open(page, path);
        await expect(page.locator('body')).not.toContainText('This page crashed');
        await expect(page.getByRole('link').first()).toBeAttached();
      });
    });
  }
});
