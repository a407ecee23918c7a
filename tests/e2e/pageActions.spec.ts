import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, test } from './support/test';

const PAGE = '/docs/installation/';
const TWIN = '/docs/installation.md';

test('a page can be copied and opened as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const actions = page.getByRole('list', { name: 'This page as Markdown' });
  await actions.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(actions.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const built = readFileSync(join(__dirname, '../../build', TWIN), 'utf8');
  expect(copied).toBe(built);
  expect(await (await page.request.get(TWIN)).text()).toBe(built);
  await expect(actions.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    TWIN,
  );
});

test.describe('without a network', () => {
  // The network may fail before the page has registered its service worker.
  test.use({
    allowedMessages: [
      /ERR_INTERNET_DISCONNECTED|Failed to load resource|registerSW failed|fetching the script/,
    ],
  });

  test('copying says what to do', async ({ page, context }) => {
    await open(page, PAGE);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByText('Check your network connection and try again.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown copy can be opened', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      TWIN,
    );
  });
});
