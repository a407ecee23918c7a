import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shardFiles } from '../../../tests/search/corpus';
import type { SearchRequest } from '../protocol';
import { EmbeddedSearch } from './search';

const MANIFEST = '/search-index/manifest.json';
const HEADINGS = '/search-index/en-docs-default-current.headings.json';
const TEXT = '/search-index/en-docs-default-current.text.json';

const request = (query: string, ...tags: string[]): SearchRequest => ({
  indexName: 'bricks',
  query,
  facetFilters: ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)],
});
const CURRENT = 'docs-default-current';

let files: Map<string, unknown>;
let asked: string[];

const fetchJson = async (url: string, cache: RequestCache): Promise<unknown> => {
  asked.push(`${url} ${cache}`);
  if (!files.has(url)) {
    throw new Error('offline');
  }
  return files.get(url);
};
const make = (onComplete = (): void => undefined): EmbeddedSearch =>
  new EmbeddedSearch({ baseUrl: '/', origin: 'https://bricks.example', fetchJson, onComplete });

beforeEach(() => {
  files = shardFiles();
  asked = [];
});

describe('EmbeddedSearch', () => {
  it('loads the manifest, then headings before text, and only what is needed, once', async () => {
    const search = make();
    await search.search([request('wall', CURRENT)], false);
    await search.search([request('brick', CURRENT)], false);
    expect(asked).toEqual([`${MANIFEST} no-cache`, `${HEADINGS} default`, `${TEXT} default`]);
  });

  it('has everything in memory after a query without words', async () => {
    const search = make();
    await search.search([request('', CURRENT)], false);
    asked = [];
    const { results } = await search.search([request('vaults', CURRENT)], true);
    expect(results[0]?.nbHits).toBe(1);
    expect(asked).toEqual([]);
  });

  it('answers from headings while the text is loading, and reports when the text can be searched', async () => {
    let arrive = (): void => undefined;
    const text = files.get(TEXT);
    files.set(TEXT, new Promise((resolve) => (arrive = () => resolve(text))));
    const onComplete = vi.fn();
    const search = make(onComplete);
    const early = await search.search([request('mode', CURRENT)], true);
    expect(early.results[0]).toMatchObject({ nbHits: 1, notes: { missing: 'text' } });
    expect(onComplete).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
    const late = await search.search([request('vaults', CURRENT)], true);
    expect(late.results[0]).toMatchObject({ nbHits: 1, notes: {} });
  });

  it('loads another version when the reader switches to it', async () => {
    const search = make();
    await search.search([request('configuration', CURRENT)], false);
    const { results } = await search.search([request('configuration', 'docs-default-1.0')], false);
    expect(results[0]?.hits.map(({ url }) => url)).toEqual([
      'https://bricks.example/docs/1.0/configuration/',
    ]);
  });

  it.each([
    ['the manifest does not load', () => files.delete(MANIFEST)],
    ['the manifest is damaged', () => files.set(MANIFEST, { format: 1 })],
    ['no headings load', () => files.delete(HEADINGS)],
    ['the headings are damaged', () => files.set(HEADINGS, { format: 1, pages: 'x' })],
  ])('fails with a RetryError when %s, and recovers with the next search', async (_what, harm) => {
    const search = make();
    harm();
    await expect(search.search([request('wall', CURRENT)], false)).rejects.toMatchObject({
      name: 'RetryError',
    });
    files = shardFiles();
    const { results } = await search.search([request('mode', CURRENT)], false);
    expect(results[0]?.nbHits).toBe(1);
  });

  it.each([
    ['does not load', () => files.delete(TEXT)],
    ['is damaged', () => files.set(TEXT, { format: 1, paragraphs: [['half']] })],
    ['is truncated', () => files.set(TEXT, { ...(files.get(TEXT) as object), text: '#' })],
    ['is of another build', () => files.set(TEXT, { ...(files.get(TEXT) as object), id: 'old' })],
  ])('falls back to headings if the text %s, and fetches a fresh copy', async (_what, harm) => {
    const search = make();
    harm();
    const { results } = await search.search([request('mode', CURRENT)], false);
    expect(results[0]).toMatchObject({ nbHits: 1, notes: { missing: 'part' } });
    files = shardFiles();
    const later = await search.search([request('vaults', CURRENT)], false);
    expect(asked).toContain(`${TEXT} reload`);
    expect(later.results[0]).toMatchObject({ nbHits: 1, notes: {} });
  });

  it('reloads the manifest if the files it lists are gone, such as after a new deployment', async () => {
    const search = make();
    files.delete(HEADINGS);
    await expect(search.search([request('mode', CURRENT)], false)).rejects.toThrow();
    asked = [];
    await search.search([request('mode', CURRENT)], false).catch(() => undefined);
    expect(asked[0]).toBe(`${MANIFEST} no-cache`);
  });

  it('reports once that the text failed to load', async () => {
    const onComplete = vi.fn();
    const search = make(onComplete);
    files.delete(TEXT);
    await search.search([request('mode', CURRENT)], false);
    await search.search([request('mode', CURRENT)], false);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('switches to the files of a new deployment if the old ones are gone', async () => {
    const search = make();
    const manifest = files.get(MANIFEST) as { shards: Record<string, object> };
    const text = files.get(TEXT);
    files.delete(TEXT);
    await search.search([request('mode', CURRENT)], false);
    files.set(MANIFEST, {
      ...manifest,
      shards: {
        ...manifest.shards,
        [`en/${CURRENT}`]: { headings: 'en-docs-default-current.headings.json', text: 'new.json' },
      },
    });
    files.set('/search-index/new.json', text);
    const { results } = await search.search([request('vaults', CURRENT)], false);
    expect(results[0]).toMatchObject({ nbHits: 1, notes: {} });
  });

  it('finds nothing for a tag that has no pages, without failing', async () => {
    const { results } = await make().search([request('wall', 'docs-tests-current')], false);
    expect(results[0]).toMatchObject({ nbHits: 0, hits: [] });
  });
});
