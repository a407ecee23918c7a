import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open as openPath, test } from './support/test';

interface FeatureRequest {
  readonly slug: string;
  readonly title: string;
  readonly area: string;
  readonly status: string;
  readonly thread: number;
  readonly summary: string;
}

const requests: readonly FeatureRequest[] = JSON.parse(
  readFileSync('src/data/featureRequests/requests.json', 'utf8'),
);

const newestFirst = [...requests].sort((a, b) => b.thread - a.thread).map(({ title }) => title);
const count = (keep: (request: FeatureRequest) => boolean) => requests.filter(keep).length;

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
// The page's "Copy as Markdown" button has a status, too.
const status = (page: Page) => page.getByRole('status').filter({ hasText: /\d requests?$/ });

const open = (page: Page, path = '') => openPath(page, `/feature-requests/${path}`);

test('lists all requests, newest first', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/^Feedback/);
  expect(requests.length).toBeGreaterThanOrEqual(40);
  await expect(cards(page).getByRole('heading')).toHaveText(newestFirst);
  await expect(status(page)).toHaveText(`${requests.length} requests`);
  // A hosted board would be a frame.
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('explains how to request a new feature', async ({ page }) => {
  await open(page);
  await page.getByRole('main').getByRole('link', { name: 'Request a feature' }).first().click();
  await expect(page).toHaveURL('/feature-requests/#ask');
  await expect(page.getByRole('heading', { name: 'Request a feature' })).toBeInViewport();
  const box = page.getByRole('region', { name: 'Request a feature' });
  await expect(box.getByRole('listitem')).toHaveCount(4);
  await expect(box.getByRole('link', { name: 'Open an issue' })).toHaveAttribute(
    'href',
    'https://github.com/facebook/docusaurus/issues/new/choose',
  );
});

test('filters by area and status, sorts, and keeps its state in the URL', async ({ page }) => {
  await open(page);
  await page.getByLabel('Area').selectOption('Blog');
  await expect(page).toHaveURL('/feature-requests/?area=blog');
  await expect(status(page)).toHaveText(`${count(({ area }) => area === 'blog')} requests`);
  await page.getByLabel('Status').selectOption('Shipped');
  await expect(page).toHaveURL('/feature-requests/?area=blog&status=shipped');
  const found = requests.filter((r) => r.area === 'blog' && r.status === 'shipped');
  await expect(status(page)).toHaveText(`${found.length} requests`);
  await page.getByLabel('Sort by').selectOption('Title (A to Z)');
  await expect(page).toHaveURL('/feature-requests/?area=blog&status=shipped&sort=title');
  await expect(cards(page).getByRole('heading')).toHaveText(
    found.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'en')),
  );
  await page.reload();
  await expect(page.getByLabel('Area')).toHaveValue('blog');
  await expect(page.getByLabel('Status')).toHaveValue('shipped');
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
  await expect(cards(page)).toHaveCount(found.length);
});

test('searches by words and thread numbers', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('#1258');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/feature-requests/?q=%231258');
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such words at all');
  await expect(page.getByRole('heading', { name: 'No result' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(status(page)).toHaveText(`${requests.length} requests`);
  await expect(page).toHaveURL('/feature-requests/');
});

test('a request has its own page, with its thread and others from the same area', async ({
  page,
}) => {
  await open(page, '?q=mermaid');
  await cards(page).getByRole('link', { name: 'Diagrams written as text' }).click();
  await expect(page).toHaveURL('/feature-requests/mermaid-diagrams/');
  await expect(page).toHaveTitle(/^Diagrams written as text/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagrams written as text');
  await expect(page.getByRole('link', { name: 'Read thread #1258' })).toHaveAttribute(
    'href',
    'https://github.com/facebook/docusaurus/issues/1258',
  );
  await expect(page.getByRole('definition').filter({ hasText: 'Shipped' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to use it' })).toBeVisible();
  await page.getByRole('definition').getByRole('link', { name: 'Markdown and code' }).click();
  await expect(page).toHaveURL('/feature-requests/?area=content');
  await expect(status(page)).toHaveText(`${count(({ area }) => area === 'content')} requests`);
});

test.describe('an unknown URL below it', () => {
  // The browser logs that the document wasn't found.
  test.use({ allowedMessages: [/the server responded with a status of 404/] });

  test('shows the list with a notice', async ({ page }) => {
    await open(page, 'p/old-idea/');
    await expect(page.getByRole('alert')).toContainText(
      'There’s no feature request at p/old-idea/',
    );
    await expect(cards(page)).toHaveCount(requests.length);
    // The URL stays as it is while the reader filters.
    await page.getByLabel('Status').selectOption('Open');
    await expect(page).toHaveURL('/feature-requests/p/old-idea/?status=open');
    await expect(status(page)).toHaveText(`${count((r) => r.status === 'open')} requests`);
  });

  test('never becomes markup', async ({ page }) => {
    await open(page, '%3Cimg%20src=x%20onerror=alert(1)%3E/');
    await expect(page.getByRole('alert')).toContainText('There’s no feature request at');
    await expect(page.getByRole('alert').locator('img')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete and links to the pages', async ({ page }) => {
    await page.goto('/feature-requests/');
    await expect(cards(page)).toHaveCount(requests.length);
    await expect(page.getByPlaceholder('Keywords or a thread number')).toBeHidden();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newestFirst[0] ?? '');
  });
});
