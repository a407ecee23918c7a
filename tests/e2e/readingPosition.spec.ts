import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

test.use({
  serviceWorkers: 'block',
  allowedMessages: [/Service Worker registration blocked|registerSW failed/],
});

/** Distance between the top of the window and an element, in pixels. */
const topOf = (page: Page, id: string): Promise<number | undefined> =>
  page.evaluate((key) => document.getElementById(key)?.getBoundingClientRect().top, id);

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('diagrams above the section that a link points to do not move it', async ({ page }) => {
  await open(page, '/docs/markdown-features/diagrams/#errors');
  await expect(page.locator('.docusaurus-mermaid-container > svg')).not.toHaveCount(0);
  // Diagrams are drawn one after the other.
  await page.waitForTimeout(1_000);
  expect(await topOf(page, 'errors')).toBeGreaterThanOrEqual(0);
  expect(await topOf(page, 'errors')).toBeLessThan(200);
});

test('the sidebar shows the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/docs/i18n/crowdin/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await open(page, '/docs/installation/');
  expect(await sidebar.evaluate((menu) => menu.scrollTop)).toBe(0);
});

test('Back closes the search box, and both pages stay where they were', async ({ page }) => {
  await open(page, '/docs/installation/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Configuration' }).click();
  await expect(page).toHaveURL('/docs/configuration/');
  await expect(page.getByRole('heading', { level: 1, name: 'Configuration' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Configuration' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('the Tab key continues after the section of a search result', async ({ page }) => {
  await open(page, '/docs/installation/');
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill('onBrokenLinks');
  await expect(dialog(page).getByRole('option').first()).toContainText('onBrokenLinks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/docusaurus-config/#onBrokenLinks');
  await expect(page.locator('#onBrokenLinks')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#onBrokenLinks a')).toBeFocused();
});

test('the results page keeps the version in its URL, and the results for readers who come back', async ({
  page,
}) => {
  await open(page, '/search/?q=sidebar');
  const versions = page.getByRole('combobox', { name: 'Version' });
  const results = page.locator('main h2 a');
  await versions.selectOption('3.7.0');
  await expect(page).toHaveURL('/search/?q=sidebar&version=3.7.0');
  await page.reload();
  await expect(versions).toHaveValue('3.7.0');
  await expect(results.first()).toHaveAttribute('href', /3\.7\.0/);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  const last = results.nth(19);
  await last.scrollIntoViewIfNeeded();
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(500);
  await last.click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - position)).toBeLessThan(100);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('names in tables stay whole', async ({ page }) => {
    await open(page, '/docs/markdown-features/tabs/');
    const names = page.locator('td:first-child > code');
    expect(await names.count()).toBeGreaterThan(10);
    const lines = await names.evaluateAll((all) =>
      all.map((name) => `${name.textContent} in ${name.getClientRects().length}`),
    );
    expect(lines.filter((line) => !line.endsWith(' in 1'))).toEqual([]);
  });

  test('the button that closes the menu is large enough for a finger', async ({ page }) => {
    await open(page, '/docs/');
    await page.locator('.navbar__toggle').click();
    const box = await page.locator('.navbar-sidebar__close').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
