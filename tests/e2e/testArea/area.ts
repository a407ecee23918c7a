import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionControl } from '../../../src/config/versionControl';
import { buildDir, builtFiles, pages, parse, sitemapPaths } from '../support/builtSite';
import { expect, hydrated, open } from '../support/test';
import type { Row } from './row';

const isTest = (address: string) => address.startsWith('/tests/');

const redirect = (from: string, to: string): Row => ({
  addresses: [from],
  asserts: `sends the reader to ${to} and is absent from the sitemap`,
  built(look) {
    const $ = look.page(from);
    expect(look.attributes($, 'meta[http-equiv="refresh"]', 'content')).toEqual([`0; url=${to}`]);
    expect(look.attributes($, 'link[rel="canonical"]', 'href')).toEqual([to]);
    expect(sitemapPaths()).not.toContain(from);
  },
});

const debug = (name: string, shown: RegExp): Row => ({
  addresses: [`/__docusaurus/debug/${name}`],
  asserts: 'the debug page shows what it is for, and hides from search engines',
  built(look) {
    const $ = look.page(`/__docusaurus/debug/${name}`);
    expect(look.attributes($, 'meta[name="robots"]', 'content').join()).toContain('noindex');
    expect(sitemapPaths()).not.toContain(`/__docusaurus/debug/${name}`);
  },
  async browser(page) {
    await page.setViewportSize({ width: 375, height: 700 });
    await expect
      .poll(() => page.locator('main, section').allTextContents())
      .toContainEqual(expect.stringMatching(shown));
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await excess(), 'what is wider than a phone').toBeLessThanOrEqual(0);
  },
});

/** Rows about the entire area or the site. */
export const areaRows: readonly Row[] = [
  {
    addresses: ['/tests/'],
    asserts: 'the home page links to the three sections',
    built(look) {
      expect(look.attributes(look.page('/tests/'), 'main li a', 'href')).toEqual([
        '/tests/docs/',
        '/tests/blog/',
        '/tests/pages/',
      ]);
    },
  },
  {
    addresses: [],
    asserts: 'nothing below /tests/ is in the sitemap or in the search',
    built(look) {
      expect(
        look.some(sitemapPaths(), 'sitemap').filter((path) => /^\/tests\/./.test(path)),
      ).toEqual([]);
      const indexes = builtFiles.filter((file) => /search.*\.json$/.test(file));
      const texts = look
        .some(indexes, 'search indexes')
        .map((file) => readFileSync(join(buildDir, file), 'utf8'));
      // URLs appear in the files in this form. Otherwise, the next line wouldn't prove
      // anything.
      expect(texts.join()).toContain('"/docs/installation/"');
      expect(texts.filter((text) => text.includes('"/tests/'))).toEqual([]);
    },
  },
  {
    addresses: [],
    asserts: 'every page of the docs says noindex; unlisted pages of each plugin do so too',
    built(look) {
      const docs = pages.filter(({ path }) => path.startsWith('/tests/docs/'));
      const indexed = look
        .some(docs, 'test docs')
        .filter(
          (page) => !/noindex/.test(parse(page)('meta[name="robots"]').attr('content') ?? ''),
        );
      expect(indexed.map(({ path }) => path)).toEqual([]);
    },
  },
  {
    addresses: [],
    asserts: 'docs and pages of Markdown show the date and the author of their last update',
    built(look) {
      for (const address of ['/tests/docs/dummy/', '/tests/pages/seo/']) {
        const line = look.page(address)('.theme-last-updated');
        expect(line.text(), address).toMatch(
          // A copy without Git doesn't have this line.
          versionControl === 'disabled' ? /^$/ : /^Last updated on .*\d{4} by ./,
        );
        look.count += 1;
      }
    },
  },
  {
    addresses: [],
    asserts: 'files with odd names and a plain site are served as they are',
    built(look) {
      const files = [
        'dogfooding/javadoc/index.html',
        'dogfooding/names with spaces/a shore.png',
        'dogfooding/海/海岸.png',
        'dogfooding/invalid.css',
      ];
      for (const file of files) {
        expect(builtFiles, file).toContain(file);
        const copy = readFileSync(join(buildDir, file));
        const source = readFileSync(join(buildDir, '../tests/dogfood/static', file));
        expect(copy.equals(source), file).toBe(true);
        look.count += 1;
      }
    },
  },
  {
    addresses: [],
    asserts: 'client modules run: the script, the style sheet and the move of stored settings',
    async browser(page) {
      // Hydration stores the announcement, so it must be complete before the old keys are
      // written.
      await open(page, '/tests/');
      await page.evaluate(() => {
        localStorage.clear();
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('docusaurus.announcement.id', 'notice');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        localStorage.setItem('docs-preferred-version-default', '3.7.0');
      });
      await page.goto('/tests/pages/');
      await hydrated(page);
      const stored = await page.evaluate(() => ({ ...localStorage }));
      const keys = Object.keys(stored);
      for (const key of [
        'theme',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docs-preferred-version-default',
      ]) {
        expect(keys).not.toContain(key);
        expect(keys.filter((name) => name.startsWith(`${key}-`))).toHaveLength(1);
      }
      const valueFor = (key: string) =>
        Object.entries(stored).find(([name]) => name.startsWith(`${key}-`))?.[1];
      expect(valueFor('theme')).toBe('dark');
      expect(valueFor('docs-preferred-version-default')).toBe('3.7.0');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-test-client-module', 'ran');
      const loaded = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--dogfood-client-module'),
      );
      expect(loaded).toBe('loaded');
    },
  },
  {
    addresses: [],
    asserts: 'blocked storage is logged and ignored',
    allowedMessages: [/storage is not available|stored settings could not be changed|refused/i],
    async browser(page) {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new Error('refused by the test');
          },
        });
      });
      await page.goto('/tests/pages/');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages tests');
      expect(messages.join('\n')).toContain('stored settings could not be changed');
    },
  },
  {
    addresses: [],
    asserts: 'the custom item of the navbar appears here only',
    built(look) {
      const wrong = look
        .some(pages, 'pages')
        .filter(({ html, path }) => html.includes('custom navbar item alert') !== isTest(path));
      expect(wrong.map(({ path }) => path)).toEqual([]);
      expect(pages.filter(({ path }) => isTest(path)).length).toBeGreaterThan(130);
    },
  },
  {
    addresses: [],
    asserts: 'a theme of the test area adds a part and wraps one, in the test area only',
    built(look) {
      const $ = look.page('/tests/pages/markdown-tests-mdx/');
      expect(look.texts($, '[data-testid="test-stamp"]')).toEqual([
        'This line comes from a part of the test theme.',
      ]);
      const boxes = look.all($, 'main details');
      expect(boxes.filter('.test-theme-details.alert')).toHaveLength(boxes.length);
      const elsewhere = pages.filter(
        ({ html, path }) => html.includes('<details') && !isTest(path),
      );
      expect(
        look
          .some(elsewhere, 'pages with boxes outside of the test area')
          .filter(({ html }) => html.includes('test-theme-details'))
          .map(({ path }) => path),
      ).toEqual([]);
    },
  },
  redirect('/home/', '/'),
  redirect('/home/qs/', '/?a=1'),
  redirect('/home/anchor/', '/#anchor'),
  redirect('/home/absolute/', 'https://docusaurus.io/'),
  redirect('/home/absolute/qs/', 'https://docusaurus.io/?a=1'),
  redirect('/home/absolute/anchor/', 'https://docusaurus.io/#anchor'),
  debug('', /Site config.*trailingSlash/s),
  debug('config/', /Site config.*trailingSlash/s),
  debug('content/', /Plugin content.*docs-tests/s),
  debug('globalData/', /Global data.*docs-tests/s),
  debug('metadata/', /Docusaurus Version.*Plugins and themes/s),
  debug('registry/', /Aliased Path.*Resolved Path/s),
  debug('routes/', /Routes.*\/tests\/docs\//s),
];
