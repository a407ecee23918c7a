import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EmbeddedSearch } from '../../src/search/embedded/search';
import { belowFloor } from '../search/floor';
import { missingTargets, readJudgedQueries } from '../search/judged';
import { judge } from '../search/metrics';
import { buildDir, pages, parse } from './builtSite';

/** The shards that readers of the current version search. */
const TAGS = ['default', 'docs-default-current', 'docs-community-current'];
const blind = readJudgedQueries('blind');
const queries = [...blind, ...readJudgedQueries('tuning')];

test('all judged queries have targets that exist', () => {
  const asked = new Set(queries.flatMap(({ targets }) => targets.map((to) => to.split('#')[0])));
  const places = pages
    .filter(({ path }) => asked.has(decodeURI(path)))
    .flatMap((page) => {
      const path = decodeURI(page.path);
      const ids = parse(page)('[id]')
        .toArray()
        .map((element) => `${path}#${element.attribs.id}`);
      return [path, ...ids];
    });
  expect(missingTargets(queries, places)).toEqual([]);
});

test('the search of the production build finds the targets of the blind queries', async () => {
  const search = new EmbeddedSearch({
    baseUrl: '/',
    origin: '',
    fetchJson: async (url) => JSON.parse(readFileSync(join(buildDir, url), 'utf8')),
    onComplete: () => undefined,
  });
  const facetFilters = ['language:en', TAGS.map((tag) => `docusaurus_tag:${tag}`)];
  const hits = new Map<string, string[]>();
  for (const { query } of blind) {
    const request = { indexName: 'judged', query, hitsPerPage: 10, facetFilters };
    const { results } = await search.search([request], false);
    hits.set(query, results[0]?.hits.map(({ url }) => url) ?? []);
  }
  expect(belowFloor(judge(blind, (query) => hits.get(query) ?? []))).toEqual([]);
});
