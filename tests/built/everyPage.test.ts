import { describe, expect, test } from 'vitest';
import { builtFiles, sitemapPaths } from './builtSite';
import { allFacts as all } from './pageFacts';

/** A page that demonstrates what happens if headings are in the wrong order. */
const WRONG_ORDER = '/tests/docs/toc/toc-test-bad/';

/** Names that say nothing to readers who go through a list of all links. */
const MEANINGLESS =
  /^(click here|details|here|learn more|more|read more|see more|this|this page)$/i;

/** Pages that demonstrate that a page may have no content, or an empty heading. */
const NO_HEADING = ['/tests/pages/layout-no-children/'];

const files = new Set(builtFiles);

/**
 * Links of the test area that are broken on purpose: one to a draft, and one that bypasses the
 * broken link check.
 */
const NOWHERE = ['/tests/docs/tests/visibility/some-drafts/draft1/', '/tests/pages/not-checked/'];

/** The file that a static host would serve, or undefined. */
function fileFor(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname.replace(/#.*$/, '')).replace(/^\//, '');
  return [path, `${path}index.html`].find((file) => files.has(file));
}

describe('every page of the sitemap', () => {
  const paths = new Set(sitemapPaths());
  const listed = all.filter(({ page }) => paths.has(page.path));

  test('is built', () => {
    expect(listed.length).toBeGreaterThan(500);
    expect(listed.length).toBe(paths.size);
  });

  test('may be indexed, and no other page may', () => {
    const indexable = all
      .filter(
        ({ page: { file, path } }) => file !== '404.html' && !/^\/tests\/(blog|pages)\//.test(path),
      )
      .filter(({ robots }) => !/noindex/.test(robots))
      .map(({ page }) => page.path);
    expect([...paths].sort()).toEqual([...indexable].sort());
  });

  test('has a description that search engines and link previews show in full', () => {
    const wrong = listed.filter(
      ({ description, sharedDescription }) =>
        description.length < 60 || description.length > 175 || sharedDescription !== description,
    );
    expect(
      wrong.map(
        ({ page, description, sharedDescription }) =>
          `${page.path}: ${description.length} characters, shared as "${sharedDescription}"`,
      ),
    ).toEqual([]);
  });

  test('has a unique description, except for versions of the same page', () => {
    const users = new Map<string, Set<string>>();
    for (const { page, description } of listed) {
      const path = page.path.replace(/^\/docs\/\d[\d.]*\//, '/docs/');
      users.set(description, (users.get(description) ?? new Set()).add(path));
    }
    expect([...users.values()].filter(({ size }) => size > 1).map((same) => [...same])).toEqual([]);
  });
});

describe('every built page', () => {
  test('has a language, a title, one main heading, a description, and a canonical URL', () => {
    const faults = all.flatMap(({ page, lang, title, headings, description, canonical }) => {
      const debug = page.path.startsWith('/__docusaurus/');
      const is404 = page.file === '404.html';
      return [
        lang === 'en' ? '' : 'lang is not en',
        title ? '' : 'no title',
        headings === 1 || debug || NO_HEADING.includes(page.path)
          ? ''
          : `${headings} main headings`,
        description || debug || is404 ? '' : 'no description',
        canonical ? '' : 'no canonical URL',
      ]
        .filter(Boolean)
        .map((fault) => `${page.path}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('has headings without jumps, and links that make sense out of context', () => {
    const faults = all.flatMap(({ page, levels, linkTexts }) => [
      ...levels
        .filter((level, index) => level > (levels[index - 1] ?? level) + 1)
        .filter(() => page.path !== WRONG_ORDER)
        .map((level) => `${page.path}: a jump to level ${level}`),
      ...linkTexts
        .filter((text) => MEANINGLESS.test(text) && !page.path.startsWith('/tests/'))
        .map((text) => `${page.path}: a link named "${text}"`),
    ]);
    expect(faults).toEqual([]);
  });

  test('has headings whose name is their text, without the link to them', () => {
    const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
    const headings = all.flatMap(({ page, headingNames }) =>
      headingNames.map(([name, text]) => `${page.path}: ${clean(name)} ≠ ${clean(text)}`),
    );
    expect(headings.length).toBeGreaterThan(3_000);
    expect(headings.filter((each) => !/: (.*) ≠ \1$/.test(each))).toEqual([]);
  });

  test("has headings that Firefox's reader view keeps", () => {
    const removed = /<h2\b(?![^>]*\btext-heading\b)[^>]*scroll/i;
    const paths = all.filter(({ page }) => removed.test(page.html)).map(({ page }) => page.path);
    expect(paths).toEqual([]);
  });

  test('has spaces inside of names that Chromium gives to screen readers', () => {
    // React separates texts with comments. Chromium drops a space between such a comment and an element.
    const lost = /<(a|button|h\d|summary)\b[^>]*>[^<]*<!-- --> <\w/;
    expect(all.filter(({ page }) => lost.test(page.html)).map(({ page }) => page.path)).toEqual([]);
  });

  test('says that it is independent of Meta and starts with a skip link', () => {
    const faults = all
      // The debug pages use their own layout, and the other page has a different footer.
      .filter(({ page }) => !/^\/(__docusaurus|tests\/pages\/footer-single-row)\//.test(page.path))
      .filter(
        ({ footer, links }) =>
          !footer.includes('independently of Meta') ||
          links[0]?.href !== '#__docusaurus_skipToContent_fallback',
      );
    expect(faults.map(({ page }) => page.path)).toEqual([]);
  });
});

describe('every page', () => {
  test('links to existing files and IDs, with a trailing slash', () => {
    const ids = new Map(all.map((facts) => [facts.page.file, facts.ids]));
    const origin = 'http://site.test';
    let examined = 0;
    const broken = all.flatMap(({ page, links }) =>
      links.flatMap(({ href }) => {
        const url = new URL(href, origin + page.path);
        // On the not-found page, the locale link repeats the URL that wasn't found.
        if (
          url.origin !== origin ||
          NOWHERE.includes(url.pathname) ||
          (page.file === '404.html' && url.pathname === '/404/')
        ) {
          return [];
        }
        examined += 1;
        const file = fileFor(url.pathname);
        const target = decodeURIComponent(url.hash.slice(1));
        const fault =
          (!file && 'no such file') ||
          (file?.endsWith('/index.html') && !url.pathname.endsWith('/') && 'no slash at the end') ||
          (target && file && ids.has(file) && !ids.get(file)?.has(target) && 'no such id');
        return fault ? [`${page.path} → ${href}: ${fault}`] : [];
      }),
    );
    expect(examined).toBeGreaterThan(1000);
    expect([...new Set(broken)]).toEqual([]);
  });

  test('refers only to images, scripts, and style sheets that exist', () => {
    const local = all.flatMap(({ page, files: named }) =>
      named
        .filter((path) => path.startsWith('/'))
        .map((path) => ({ path, text: `${page.path} → ${path}` })),
    );
    expect(local.length).toBeGreaterThan(1000);
    const missing = local.filter(({ path }) => !fileFor(path)).map(({ text }) => text);
    expect([...new Set(missing)]).toEqual([]);
  });

  test('opens links to other hosts in a new tab without access to the page', () => {
    const outside = all.flatMap(({ page, links }) =>
      links
        .filter(({ href, target }) => href.startsWith('http') && target === '_blank')
        .map((link) => ({ ...link, path: page.path })),
    );
    expect(outside.length).toBeGreaterThan(100);
    const faults = outside
      .filter(({ rel = '' }) => !/noopener/.test(rel))
      .map(({ href, path }) => `${path} → ${href}`);
    expect(faults).toEqual([]);
  });
});
