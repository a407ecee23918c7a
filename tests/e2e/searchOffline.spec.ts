import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildDir, builtHtml, pages } from '../built/builtSite';
import { expect, open, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('offline mode caches the original search index along with the pages', () => {
  const worker = readFileSync(join(buildDir, 'sw.js'), 'utf8');
  const files = readdirSync(join(buildDir, 'search-index'));
  const listed = worker.match(/search-index\/[\w.-]+\.json/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  expect(listed.sort()).toEqual(files.map((file) => `search-index/${file}`).sort());
});

test('offline mode caches every page outside the test area, and no .html variants', () => {
  const worker = readFileSync(join(buildDir, 'sw.js'), 'utf8');
  const listed = new Set([...worker.matchAll(/"?url"?:\s*"([^"]+\.html)"/g)].map(([, url]) => url));
  const isStored = ({ file }: { readonly file: string }) => listed.has(file);
  const wanted = pages.filter(({ file }) => !/^(?:tests\/.|__docusaurus\/)/.test(file));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((page) => !isStored(page)).map(({ file }) => file)).toEqual([]);
  const unwanted = builtHtml.filter(({ file }) => /^tests\/.+\/|\.html\//.test(file));
  expect(unwanted.length).toBeGreaterThan(0);
  expect(unwanted.filter(isStored).map(({ file }) => file)).toEqual([]);
});

test.describe('without a network', () => {
  // A page requests the worker's script whenever it's opened.
  test.use({
    allowedMessages: [/fetching the script|registerSW failed|ERR_INTERNET_DISCONNECTED/],
  });

  test('a reader searches in offline mode', async ({ page, context }) => {
    test.slow();
    await open(page, '/docs/?offlineMode=true');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await open(page, '/docs/installation/');
    await page.keyboard.press('Control+k');
    const field = dialog(page).getByRole('combobox', { name: 'Search' });
    await field.pressSequentially('onBrokenLinks');
    await expect(dialog(page).getByRole('option').first()).toContainText('onBrokenLinks');
    await expect(dialog(page).getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
  });
});
