import type { Page, Request } from '@playwright/test';
import { expect, open, test } from './support/test';

/**
 * The dialog and the results page with a hosted service. The tested build doesn't use one, so
 * the test inserts credentials into its script on the way to the browser and mocks the service.
 */

const SERVICE = /^https:\/\/testapp[\w-]*\.algolia(?:net)?\.(?:net|com)\//;

test.use({
  serviceWorkers: 'block',
  // The policy of a build without a hosted service doesn't allow its hosts. sitePolicies.test.ts
  // checks the policy of a build with one.
  bypassCSP: true,
  // The browser logs that there's no service worker, requests to the service, and its failures.
  allowedMessages: [
    /registration blocked|registerSW failed|^request to another host: https:\/\/testapp|Failed to load resource/,
  ],
});

const hit = (path: string, more: object = {}) => ({
  objectID: path,
  type: 'lvl2',
  url: `https://docs.example.org${path}`,
  content: null,
  hierarchy: {
    lvl0: 'Guides',
    lvl1: 'Bricks',
    lvl2: 'Size',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: {
    hierarchy: {
      lvl0: { value: 'Guides', matchLevel: 'none' },
      lvl1: { value: 'Bricks', matchLevel: 'none' },
      lvl2: { value: '<mark>Size</mark>', matchLevel: 'full' },
      lvl3: null,
    },
  },
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Size</mark>', matchLevel: 'full' } } },
  ...more,
});

let requests: Request[];

/** @param pattern URLs that a fork of this site can declare as external */
async function playService(
  page: Page,
  hits: object[],
  status = 200,
  pattern?: string,
): Promise<void> {
  requests = [];
  const more = pattern ? `,"externalUrlRegex":"${pattern}"` : '';
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = (await response.text())
      .replace(/(["']?appId["']?:)\s*["']embedded["']/, `$1"testapp"${more}`)
      .replace(/(["']?apiKey["']?:)\s*["']embedded["']/, '$1"testkey"');
    expect(script).toContain('testapp');
    await route.fulfill({ response, body: script });
  });
  await page.route(SERVICE, async (route) => {
    requests.push(route.request());
    const { requests: asked } = JSON.parse(route.request().postData() ?? '{"requests":[]}');
    await route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        results: asked.map((request: { query: string; indexName: string }) => ({
          hits,
          nbHits: hits.length,
          nbPages: 1,
          page: 0,
          hitsPerPage: 20,
          processingTimeMS: 1,
          query: request.query,
          index: request.indexName,
          params: '',
        })),
      },
    });
  });
}

async function search(page: Page, query: string): Promise<void> {
  await open(page, '/docs/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(query);
}

const options = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('option');

test('the dialog sends the request that the service expects', async ({ page, isMobile }) => {
  await playService(page, [hit('/docs/bricks/#size')]);
  await search(page, 'size');
  await expect(options(page)).toHaveCount(1);
  const request = requests.at(-1) ?? test.fail();
  expect(request?.method()).toBe('POST');
  const url = new URL(request?.url() ?? '');
  expect(url.pathname).toBe('/1/indexes/*/queries');
  const headers = request?.headers() ?? {};
  const credential = (name: string) => headers[name] ?? url.searchParams.get(name);
  expect(credential('x-algolia-application-id')).toBe('testapp');
  expect(credential('x-algolia-api-key')).toBe('testkey');
  const body = JSON.parse(request?.postData() ?? '');
  expect(body.requests).toHaveLength(1);
  const words = isMobile ? 5 : 10;
  expect(body.requests[0]).toMatchObject({
    query: 'size',
    indexName: 'docusaurus-2',
    hitsPerPage: 20,
    attributesToRetrieve: [
      ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
      `content:${words}`,
    ],
  });
  const [language, tags] = body.requests[0].facetFilters;
  expect(language).toBe('language:en');
  expect(tags).toContain('docusaurus_tag:default');
  expect(tags).toContain('docusaurus_tag:docs-default-current');
});

test('results link to local paths, and those of the next version to the documentation', async ({
  page,
}) => {
  await playService(page, [
    hit('/docs/bricks/#size'),
    hit('/docs/next/bricks/#size', { type: 'lvl1' }),
    hit('/docs/nextjs/'),
  ]);
  await search(page, 'size');
  await expect(options(page)).toHaveCount(3);
  const addresses = await options(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(['/docs/bricks/#size', '/docs/bricks/#size', '/docs/nextjs/']);
});

test('external results stay as they are, and all others link to local paths', async ({ page }) => {
  const elsewhere = 'https://elsewhere.example/docs/bricks/';
  await playService(
    page,
    [
      hit('', { url: elsewhere, type: 'lvl1' }),
      hit('', { url: 'https://origin.example/docs/bricks/#size' }),
    ],
    200,
    'elsewhere.example',
  );
  await search(page, 'size');
  await expect(options(page)).toHaveCount(2);
  const addresses = await options(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(['/docs/bricks/#size', elsewhere]);
});

test('the dialog searches the current version', async ({ page }) => {
  await playService(page, [hit('/docs/3.7.0/bricks/#size')]);
  await open(page, '/docs/3.7.0/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('size');
  await expect(options(page)).toHaveCount(1);
  const [, tags] = JSON.parse(requests.at(-1)?.postData() ?? '').requests[0].facetFilters;
  expect(tags).toContain('docusaurus_tag:docs-default-3.7.0');
  expect(tags).not.toContain('docusaurus_tag:docs-default-current');
});

test('markup in records stays text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1">';
  await playService(page, [
    hit('/docs/bricks/', {
      type: 'content',
      content: hostile,
      hierarchy: { ...hit('').hierarchy, lvl1: hostile },
      _highlightResult: { hierarchy: { lvl1: { value: `${hostile} <mark>size</mark>` } } },
      _snippetResult: { content: { value: `${hostile} <mark>size</mark>` } },
    }),
  ]);
  await search(page, 'size');
  await expect(options(page).first()).toContainText('<img src=x');
  await expect(options(page).locator('img[src]')).toHaveCount(0);
  await expect(options(page).locator('mark')).toHaveText('size');
  await expect(page).not.toHaveTitle('1');
});

test('the embedded search answers if the service does not respond', async ({ page }) => {
  await playService(page, [], 500);
  await search(page, 'installation');
  await expect(options(page).first()).toContainText('Installation', { timeout: 20_000 });
  await expect(page.getByText('The search service didn’t answer.')).toBeVisible();
});

test('an error appears if both fail', async ({ page }) => {
  await playService(page, []);
  await page.route(SERVICE, (route) => route.abort());
  await page.route('**/search-index/**', (route) => route.abort());
  await search(page, 'installation');
  await expect(page.getByText('Unable to fetch results')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
});

test('no part of the embedded search loads while the service responds', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await playService(page, [hit('/docs/bricks/#size')]);
  await search(page, 'size');
  await expect(options(page)).toHaveCount(1);
  expect(loaded.filter((url) => url.includes('/search-index/'))).toEqual([]);
});

test('the results page also uses the service, for one language and one version of each documentation', async ({
  page,
}) => {
  await playService(page, [hit('/docs/bricks/#size'), hit('/docs/next/walls/')]);
  await page.goto('/search/?q=size');
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', '/docs/bricks/#size');
  await expect(links.last()).toHaveAttribute('href', '/docs/walls/');
  const request = requests.at(-1);
  expect(request?.method()).toBe('POST');
  const body = JSON.parse(request?.postData() ?? '');
  expect(body.requests[0]).toMatchObject({ indexName: 'docusaurus-2', query: 'size' });
  expect(body.requests[0].params).toBeUndefined();
  for (const one of body.requests) {
    expect(one.attributesToRetrieve).toContain('hierarchy');
    expect(one.attributesToSnippet).toEqual(['content:24']);
  }
  const filters = body.requests[0].facetFilters.flat();
  expect(filters).toContain('language:en');
  expect(filters).toContain('docusaurus_tag:default');
  expect(filters).toContain('docusaurus_tag:docs-default-current');
  expect(filters).not.toContain('docusaurus_tag:docs-default-3.7.0');
});

test('the results page also falls back to the embedded search', async ({ page }) => {
  await playService(page, [], 500);
  await page.goto('/search/?q=installation');
  await expect(page.getByRole('article').first()).toContainText('Installation', {
    timeout: 20_000,
  });
});
