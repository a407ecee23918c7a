import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedSearch } from '../../../src/search/embedded/search';
import {
  createHostedProvider,
  type HostedClient,
  indexSettings,
} from '../../../src/search/hosted/provider';
import type { SearchProvider, SearchRequest, SearchResult } from '../../../src/search/protocol';
import { shardFiles } from '../corpus';
import { markupAnswer, refusal, twoAnswers } from './hostedAnswers';
import { type HostedServer, startHostedServer } from './hostedServer';

/** The dialog's request, exactly as it's sent except for the index and the query. */
const dialogRequest = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  indexName: 'docusaurus-2',
  attributesToRetrieve: [
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `hierarchy.${level}`,
    ),
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: [
    ...['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}:5`),
    'content:5',
  ],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  ...more,
});

const makeEmbedded = (): EmbeddedSearch => {
  const files = shardFiles();
  return new EmbeddedSearch({
    baseUrl: '/',
    origin: 'https://bricks.example',
    fetchJson: async (url) => files.get(url) ?? Promise.reject(new Error('404')),
    onComplete: () => undefined,
  });
};
const embedded: SearchProvider = {
  search: (requests) => makeEmbedded().search(requests, false),
};

let server: HostedServer;
const hosted: SearchProvider = createHostedProvider(
  async () =>
    liteClient('APP', 'search-key', {
      hosts: [{ url: '127.0.0.1', port: server.port, protocol: 'http', accept: 'readWrite' }],
    }) as unknown as HostedClient,
);

beforeAll(async () => {
  server = await startHostedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.status = 200;
  server.answer = { results: [] };
  server.seen.length = 0;
});

/** What callers need from every result and hit, whichever provider returned it. */
function checkResult(result: SearchResult): void {
  expect(result).toMatchObject({
    query: expect.any(String),
    index: 'docusaurus-2',
    params: expect.any(String),
    nbHits: expect.any(Number),
    page: 0,
    nbPages: expect.any(Number),
    hitsPerPage: 20,
    processingTimeMS: expect.any(Number),
  });
  for (const hit of result.hits) {
    expect(hit).toMatchObject({
      objectID: expect.any(String),
      type: expect.stringMatching(/^(?:lvl[1-6]|content)$/),
      url: expect.stringMatching(/^https:\/\/bricks\.example\//),
      hierarchy: { lvl0: expect.any(String), lvl1: expect.any(String) },
    });
    const levels = Object.values(hit._highlightResult.hierarchy);
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.every((level) => typeof level?.value === 'string')).toBe(true);
    const texts = JSON.stringify(hit).replaceAll(/<\/?mark>/g, '');
    expect(texts).not.toMatch(/<[a-z/]/i);
  }
}

describe.each([
  ['embedded', embedded, undefined],
  ['hosted', hosted, twoAnswers],
])('the %s provider', (_name, provider, answer) => {
  beforeEach(() => {
    server.answer = answer;
  });

  it('answers requests in order, with a heading, its titles, and its URL', async () => {
    const requests = [dialogRequest('onBrokenBricks'), dialogRequest('nowhere')];
    const { results } = await provider.search(requests);
    results.forEach(checkResult);
    expect(results).toMatchObject([
      { query: 'onBrokenBricks', nbHits: 1, nbPages: 1 },
      { query: 'nowhere', nbHits: 0, nbPages: 0, hits: [] },
    ]);
    const hit = results[0]?.hits[0];
    expect(hit).toMatchObject({
      type: 'lvl2',
      url: 'https://bricks.example/docs/configuration/#onBrokenBricks',
      hierarchy: { lvl0: 'API', lvl1: 'Configuration', lvl2: 'onBrokenBricks', lvl3: null },
    });
    const levels = hit?._highlightResult.hierarchy ?? {};
    expect(Object.keys(levels).sort()).toEqual(['lvl0', 'lvl1', 'lvl2']);
    expect(levels.lvl2?.value).toBe('<mark>onBrokenBricks</mark>');
  });
});

describe.each([
  ['embedded', embedded, undefined],
  ['hosted', hosted, markupAnswer],
])('the %s provider, with markup in the text of a page', (_name, provider, answer) => {
  it('never turns it into markup', async () => {
    server.answer = answer;
    const { results } = await provider.search([dialogRequest('mortar together')]);
    results.forEach(checkResult);
    expect(JSON.stringify(results[0]?.hits)).toContain('&lt;b&gt;');
  });
});

describe('the embedded provider', () => {
  const search = async (...requests: SearchRequest[]) => (await embedded.search(requests)).results;

  it('returns a paragraph as an excerpt with the requested number of words', async () => {
    const [result] = await search(dialogRequest('bricks courses'));
    const hit = result?.hits.find(({ anchor }) => anchor === 'writing');
    expect(hit?.type).toBe('content');
    expect(hit?._snippetResult.content?.value).toBe(
      '…that returns <mark>courses</mark> of <mark>bricks</mark>.',
    );
    expect(hit?.hierarchy.lvl1).toBe('Using plugins');
  });

  it('searches only the requested language and versions', async () => {
    const [current, old, foreign] = await search(
      dialogRequest('configuration'),
      dialogRequest('configuration', {
        facetFilters: ['language:en', ['docusaurus_tag:docs-default-1.0']],
      }),
      dialogRequest('configuration', {
        facetFilters: ['language:fr', ['docusaurus_tag:docs-default-current']],
      }),
    );
    expect(current?.hits.map(({ url }) => url).join()).not.toContain('/1.0/');
    expect(old?.hits.map(({ url }) => url)).toEqual([
      'https://bricks.example/docs/1.0/configuration/',
    ]);
    expect(foreign?.nbHits).toBe(0);
  });

  it('returns one page at a time', async () => {
    const page = (number: number) => dialogRequest('wall', { hitsPerPage: 2, page: number });
    const [first, second, beyond] = await search(page(0), page(1), page(99));
    expect(first?.hits).toHaveLength(2);
    expect(first?.nbPages).toBe(Math.ceil((first?.nbHits ?? 0) / 2));
    const ids = [...(first?.hits ?? []), ...(second?.hits ?? [])].map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(beyond).toMatchObject({ hits: [], page: 99 });
  });
});

describe('the hosted provider', () => {
  it('posts one request to the multi-index queries path, with the credentials in headers', async () => {
    await hosted.search([dialogRequest('wall')]);
    expect(server.seen).toHaveLength(1);
    const [{ method, path, headers, body }] = server.seen as [(typeof server.seen)[0]];
    expect(method).toBe('POST');
    expect(new URL(path, 'http://host').pathname).toBe('/1/indexes/*/queries');
    expect(headers).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'search-key',
    });
    expect(body).toEqual({ requests: [dialogRequest('wall')] });
  });

  it('sends a default list of attributes for callers that do not specify any', async () => {
    const { attributesToRetrieve, attributesToSnippet, ...request } = dialogRequest('wall');
    await hosted.search([request]);
    expect(server.seen[0]?.body.requests?.[0]).toEqual({
      ...request,
      attributesToRetrieve: indexSettings.attributesToRetrieve,
      attributesToSnippet: ['content:24'],
    });
  });

  it('fails if the service returns an error', async () => {
    server.status = 403;
    server.answer = refusal;
    await expect(hosted.search([dialogRequest('wall')])).rejects.toMatchObject({ status: 403 });
  });
});
