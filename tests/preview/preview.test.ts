import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EmbeddedSearch } from '../../src/search/embedded/search';
import versions from '../../versions.json';
import { buildDir, builtHtml, pages, parse } from '../built/builtSite';

/*
 * Tests of a deploy preview: SITE_DEPLOY_PREVIEW=true npm run build, and then npm run test:preview. The workflow
 * .github/workflows/preview.yml runs them.
 */

const isFrozen = (address: string) =>
  versions.some((version) => address.startsWith(`/docs/${version}/`));

it('contains the current version and no others, and no links to them', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/docs/installation/');
  expect(paths.filter(isFrozen)).toEqual([]);
  const links = pages.flatMap((page) =>
    parse(page)('a[href]')
      .toArray()
      .map(({ attribs }) => `${page.path} → ${attribs.href}`)
      .filter((link) => isFrozen(link.split(' → ')[1] ?? '')),
  );
  expect(links).toEqual([]);
});

it('has no links to pages that only a full build has', () => {
  const isMissing = /^\/(?:(?:tests|__docusaurus)\/|llms\.txt$|.*\.md$)/;
  const links = pages.flatMap((page) =>
    parse(page)('a[href], link[href]')
      .toArray()
      .map(({ attribs }) => `${page.path} → ${attribs.href}`)
      .filter((link) => isMissing.test(link.split(' → ')[1] ?? '')),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(links).toEqual([]);
});

it('has nothing that only readers of the published site need', () => {
  for (const file of [
    'sw.js',
    'social-cards',
    '__docusaurus',
    'docs/installation.html',
    'docs/installation.md',
    'llms.txt',
    'tests',
  ]) {
    expect(existsSync(join(buildDir, file)), file).toBe(false);
  }
});

it('asks search engines to index nothing', () => {
  const hasTag = ({ html }: (typeof pages)[0]) =>
    /<meta name="?robots"? content="?noindex/.test(html);
  expect(pages.filter((page) => !hasTag(page)).map(({ path }) => path)).toEqual([]);
  const [, rule = ''] =
    /^\/\*\n((?: .*\n)+)/m.exec(readFileSync(join(buildDir, '_headers'), 'utf8')) ?? [];
  expect(rule).toContain('  X-Robots-Tag: noindex\n');
  expect(existsSync(join(buildDir, 'sitemap.xml'))).toBe(false);
  // Crawlers see the tag only if they may read the page.
  expect(readFileSync(join(buildDir, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow:\n');
});

it('has a search that finds the pages of the preview', async () => {
  const search = new EmbeddedSearch({
    baseUrl: '/',
    origin: '',
    fetchJson: async (url) => JSON.parse(readFileSync(join(buildDir, url), 'utf8')),
    onComplete: () => undefined,
  });
  const tags = ['default', 'docs-default-current', 'docs-community-current'];
  const find = async (query: string) => {
    const facetFilters = ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)];
    const request = { indexName: 'preview', query, hitsPerPage: 20, facetFilters };
    const { results } = await search.search([request], false);
    return (results[0]?.hits ?? []).map(({ url }) => url.replace(/#.*/, ''));
  };
  expect(await find('installation')).toContain('/docs/installation/');
  // Pages that are never indexed aren't in a preview's search either.
  expect(builtHtml.map(({ path }) => path)).toContain('/examples/noIndex/');
  expect(await find('noindex')).not.toContain('/examples/noIndex/');
});
