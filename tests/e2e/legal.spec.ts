import type { Page } from '@playwright/test';
import { announcementOn } from '../../src/config/announcement';
import { expect, test } from './support/test';

const stored = (page: Page) =>
  page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('the footer links to headings that exist', async ({ page }) => {
  await page.goto('/legal/');
  for (const id of ['independence', 'licences', 'privacy', 'terms', 'browser-storage']) {
    await expect(page.locator(`h2#${id}`)).toBeVisible();
  }
  const targets = await page
    .getByRole('contentinfo')
    .locator('a[href^="/legal/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash));
  expect(targets).toEqual(['#privacy', '#terms', '#browser-storage']);
});

test('the page lists every key that the site stores', async ({ page }) => {
  await page.goto('/community/canary/');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  // Builds after the last day of the announcement don't have a bar.
  const isAnnounced = announcementOn(new Date().toISOString().slice(0, 10)) !== undefined;
  if (isAnnounced) {
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  }
  await expect
    .poll(async () => (await stored(page)).keys.length)
    .toBeGreaterThanOrEqual(isAnnounced ? 4 : 2);
  const { keys, session, cookies } = await stored(page);
  expect(session).toEqual([]);
  expect(cookies).toBe('');

  await page.goto('/legal/');
  const named = await page.getByRole('main').locator('h3 ~ ul code').allTextContents();
  expect(named).toEqual(expect.arrayContaining(keys));
});

test('the list of stored data fits a narrow window', async ({ page }) => {
  await page.goto('/legal/');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  const clear = page.getByRole('button', { name: /^Clear/ });
  await clear.scrollIntoViewIfNeeded();
  await expect(clear).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the button clears stored data', async ({ page }) => {
  await page.goto('/legal/');
  await page.evaluate(() => {
    localStorage.setItem('another-site', 'stays');
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docusaurus-2', '[]');
  });
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByText(/your browser currently stores \d entries for this site:/i),
  ).toBeVisible();
  await expect.poll(async () => (await stored(page)).workers).toBe(1);

  await main.getByRole('button', { name: 'Clear settings and stored pages' }).click();
  await expect(
    main.getByText('Your browser currently stores no settings for this site.'),
  ).toBeVisible();
  await expect
    .poll(() => stored(page))
    .toMatchObject({ keys: ['another-site'], caches: [], workers: 0 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the keys are listed with their suffix', async ({ page }) => {
    await page.goto('/legal/');
    const main = page.getByRole('main');
    await expect(main.getByText(/^theme-[0-9a-f]{3}$/)).toBeVisible();
    await expect(main.getByText(/If JavaScript is turned on/)).toBeVisible();
    await expect(main.getByRole('button', { name: /Clear/ })).toHaveCount(0);
  });
});
