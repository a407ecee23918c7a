import { describe, expect, it } from 'vitest';
import { kindOf, sheetOf } from './sheetOf';

/** The sheet of a module in one chunk for each of these imports. */
const sheetFor = (requests: readonly string[], isOnEveryPage: boolean) =>
  sheetOf(requests.map((request) => ({ sheets: new Set([kindOf(request)]), isOnEveryPage })));

describe('the style sheet of a module', () => {
  it.each([
    ['styles-doc', ['@theme/DocRoot', '@theme/DocItem']],
    ['styles-blog', ['@theme/BlogPostPage', '@site/src/components/BlogIndexPage/index.tsx']],
    ['styles-showcase', ['@site/src/pages/showcase/index.tsx']],
    ['styles-index', ['@site/src/pages/index.tsx']],
    ['styles-tests', ['@site/tests/dogfood/pages tests/style-isolation.tsx']],
    ['styles-legal', ['@site/src/pages/legal.mdx']],
    ['styles-md', ['@site/src/pages/examples/markdownPageExample.mdx']],
    ['styles-md', ['@site/docs/styling-layout.mdx', '@site/versioned_docs/version-3.8.0/a.md']],
    ['styles-searchdialog', ['@site/src/search/SearchDialog']],
    ['styles-pwareloadpopup', ['@theme/PwaReloadPopup']],
    ['styles-offlineprogress', ['./offlineProgress']],
    ['styles', ['./highlighter']],
  ])('is %s if only %j use it', (sheet, requests) => {
    expect(sheetFor(requests, false)).toBe(sheet);
  });

  it('is the one of every page if several kinds of pages use it', () => {
    expect(sheetFor(['@theme/DocItem', '@theme/BlogPostPage'], false)).toBe('styles');
    expect(sheetFor(['@theme/DocItem', '@site/src/search/SearchDialog'], false)).toBe('styles');
  });

  it('is the shared one if several kinds use it, but neither documentation nor posts do', () => {
    const [showcase, versions] = ['showcase', 'versions'].map(
      (name) => `@site/src/pages/${name}/index.tsx`,
    );
    const kinds = [showcase ?? '', versions ?? '', '@site/src/search/SearchDialog'];
    expect(sheetFor(kinds, false)).toBe('styles-shared');
    expect(sheetFor([...kinds, '@theme/DocItem'], false)).toBe('styles');
    expect(sheetFor([...kinds, './highlighter'], false)).toBe('styles');
    expect(sheetFor(kinds, true)).toBe('styles');
  });

  it('is the one of every page if the main script uses it', () => {
    expect(sheetFor(['@theme/DocItem'], true)).toBe('styles');
    expect(sheetOf([])).toBe('styles');
  });
});
