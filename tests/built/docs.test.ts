import { expect, test } from 'vitest';
import { currentVersionLabel } from '../../src/config/currentVersion';
import versions from '../../versions.json';
import { pageAt, parse } from './builtSite';

test('the docs and API sidebars are separate', () => {
  const $ = parse(pageAt('/docs/cli/'));
  const links = $('nav[aria-label="Docs sidebar"] a')
    .get()
    .map((link) => $(link).text());
  expect(links[0]).toBe('CLI');
  expect(links).not.toContain('Installation');
});

test('the table of contents contains level 2 and 3 headings', () => {
  const $ = parse(pageAt('/docs/configuration/'));
  const listed = $('.theme-doc-toc-desktop .table-of-contents__link')
    .get()
    .map(({ attribs: { href = '' } }) =>
      $(`[id="${decodeURIComponent(href.slice(1))}"]`).prop('tagName'),
    );
  expect(listed.length).toBeGreaterThan(3);
  expect(new Set(listed)).toEqual(new Set(['H2', 'H3']));
});

test.each([
  ['/docs/category/getting-started/', '/docs/installation/'],
  ['/docs/advanced/', '/docs/advanced/routing/'],
  ['/docs/3.7.0/category/getting-started/', '/docs/3.7.0/installation/'],
])('the cards on %s contain the descriptions of their pages', (list, target) => {
  const $ = parse(pageAt(list));
  const card = $(`.theme-doc-card-container[href="${target}"]`);
  const description = parse(pageAt(target))('meta[name="description"]').attr('content') ?? '';
  expect(description.length).toBeGreaterThan(50);
  expect(card.text()).toContain(description);
});

test('old pages have canonical links to the current ones, and specify their version for search engines', () => {
  const of = (path: string) => {
    const $ = parse(pageAt(path));
    return {
      canonical: $('link[rel="canonical"]')
        .map((_, el) => $(el).attr('href'))
        .get(),
      tag: $('meta[name="docusaurus_tag"]').attr('content'),
      searchTag: $('meta[name="docsearch:docusaurus_tag"]').attr('content'),
    };
  };
  const origin = of('/docs/').canonical[0]?.replace('/docs/', '');
  for (const version of versions) {
    for (const path of ['', 'installation/', 'category/getting-started/']) {
      expect(of(`/docs/${version}/${path}`)).toEqual({
        canonical: [`${origin}/docs/${path}`],
        tag: `docs-default-${version}`,
        searchTag: `docs-default-${version}`,
      });
    }
  }
  expect(of('/docs/installation/')).toEqual({
    canonical: [`${origin}/docs/installation/`],
    tag: 'docs-default-current',
    searchTag: 'docs-default-current',
  });
  expect(of('/community/support/').canonical).toEqual([`${origin}/community/support/`]);
});

test.each(versions)(
  '%s says that it is no longer maintained and links to the latest version',
  (version) => {
    const $ = parse(pageAt(`/docs/${version}/configuration/`));
    const banner = $('.theme-doc-version-banner');
    expect(banner.text()).toContain(version);
    expect(banner.find('a').attr('href')).toBe('/docs/configuration/');
    expect($('.theme-doc-version-badge').text()).toBe(`Version: ${version}`);
  },
);

test('the current version is the latest one and has no banner', () => {
  const $ = parse(pageAt('/docs/configuration/'));
  expect($('.theme-doc-version-banner')).toHaveLength(0);
  expect($('.theme-doc-version-badge').text()).toBe(`Version: ${currentVersionLabel}`);
});
