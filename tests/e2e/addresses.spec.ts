import { redirects as redirectOptions } from '../../src/config/redirects';
import { pageAt, pages, parse, redirects, sitemapPaths } from './support/builtSite';
import { expect, open, test } from './support/test';

test.describe('redirects', () => {
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

  test('keep the query and the hash', async ({ page }) => {
    await page.goto('/docs/support/?from=search#news');
    await expect(page).toHaveURL('/community/support/?from=search#news');
  });
});

test.describe('unmatched URLs', () => {
  // The browser logs that the document wasn't found.
  test.use({ allowedMessages: [/the server responded with a status of 404/] });

  for (const path of ['/no-such-page/', '/docs/no-such-page/', '/blog/2099/01/01/nothing/']) {
    test(`${path} shows the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test.describe('sitemap', () => {
  const paths = sitemapPaths();

  test('lists pages with a trailing slash and a date', async ({ request }) => {
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !path.endsWith('/'))).toEqual([]);
    const xml = await (await request.get('/sitemap.xml')).text();
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

  test('lists every page that may be indexed, and no others', () => {
    const indexable = pages
      .filter(({ file, path }) => file !== '404.html' && !/^\/tests\/(blog|pages)\//.test(path))
      .filter((page) => !/noindex/.test(parse(page)('meta[name="robots"]').attr('content') ?? ''))
      .map(({ path }) => path);
    expect([...paths].sort()).toEqual([...indexable].sort());
  });
});

test('URLs without a trailing slash redirect to those with one', async ({ page }) => {
  await open(page, '/docs/installation');
  await expect(page).toHaveURL('/docs/installation/');
});

test('internal links end with a slash', async ({ page }) => {
  await open(page, '/docs/');
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(hrefs.length).toBeGreaterThan(20);
  expect(hrefs.filter((path) => !path.endsWith('/') && !/\.\w+$/.test(path))).toEqual([]);
});
