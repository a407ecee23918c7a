import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const SAMPLES = '/docs/markdown-features/code-blocks/';

/** Colors of the tokens on a page that differ from the color of the code around them. */
const tokenColors = (page: Page) =>
  page.locator('main .theme-code-block .token').evaluateAll((tokens) => {
    const code = getComputedStyle(tokens[0]?.closest('pre') as Element).color;
    return [...new Set(tokens.map((token) => getComputedStyle(token).color))].filter(
      (color) => color !== code,
    );
  });

const highlighterRequests = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/highlighter.')),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('code has colors', async ({ page }) => {
    await page.goto(SAMPLES);
    const html = await page.content();
    expect(html).toContain('class="token keyword"');
    expect(html).toContain('theme-code-block-highlighted-line');
  });
});

test('the first page keeps its code and gets along without the highlighter', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (window as unknown as { firstPre: unknown }).firstPre = document.querySelector('main pre');
    });
  });
  await open(page, SAMPLES);
  const copy = page.getByRole('main').getByRole('button', { name: 'Copy code to clipboard' });
  await expect(copy.first()).toBeAttached();
  const isSame = await page.evaluate(
    () =>
      (window as unknown as { firstPre: unknown }).firstPre === document.querySelector('main pre'),
  );
  expect(isSame).toBe(true);
  expect((await tokenColors(page)).length).toBeGreaterThan(3);
  expect(await highlighterRequests(page)).toEqual([]);
});

test('code changes its colors with the color mode and remains as it is', async ({ page }) => {
  await open(page, SAMPLES);
  const html = () => page.locator('main pre').first().innerHTML();
  const before = { colors: await tokenColors(page), html: await html() };
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await tokenColors(page)).not.toEqual(before.colors);
  expect(await html()).toBe(before.html);
});

test('each code block gets a button when readers come close to it, and it copies the code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, SAMPLES);
  const blocks = page.locator('main div.theme-code-block');
  const last = blocks.last();
  const copy = last.getByRole('button', { name: 'Copy code to clipboard' });
  await expect(copy).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await last.hover();
  await copy.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim().length).toBeGreaterThan(0);
  const shown = (await last.locator('code').textContent()) ?? '';
  expect(shown.replace(/\s/g, '')).toContain(copied.replace(/\s/g, '').slice(0, 20));
});

test('long lines can be wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/docs/installation/');
  const blocks = page.locator('main .theme-code-block').filter({ visible: true });
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('button', { name: 'Copy code' })).toBeAttached();
  }
  const wrap = page.getByRole('main').getByRole('button', { name: 'Toggle word wrap' }).first();
  await wrap.focus();
  await page.keyboard.press('Enter');
  const code = page.locator('main .theme-code-block code[style*="pre-wrap"]');
  await expect(code).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(code).toHaveCount(0);
});

test('code in tabs keeps its colors after hydration', async ({ page }) => {
  await open(page, '/docs/installation/');
  const panels = page.getByRole('main').getByRole('tabpanel', { includeHidden: true });
  await expect(panels.locator('pre .token').first()).toBeAttached();
  expect(await panels.locator('pre:not(:has(.token))').count()).toBe(0);
  const tabs = page.getByRole('main').getByRole('tab');
  await tabs.nth(1).click();
  await expect(page.getByRole('tabpanel').first().locator('pre .token').first()).toBeVisible();
  expect(await highlighterRequests(page)).toEqual([]);
});

test('a page shows its code in color from the start, however slow the highlighter is', async ({
  page,
}) => {
  await page.route('**/highlighter.*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open(page, '/docs/');
  await page.evaluate(() => {
    const seen = window as unknown as { colorless: number };
    seen.colorless = 0;
    const look = () => {
      for (const pre of document.querySelectorAll('main pre')) {
        seen.colorless += pre.querySelector('.token') ? 0 : 1;
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
  await expect(page.locator('main pre .token').first()).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { colorless: number }).colorless)).toBe(0);
});

test.describe('if the highlighter cannot be loaded', () => {
  test.use({ allowedMessages: [/Failed to load resource|ERR_FAILED/] });
  test('code is plain text', async ({ page }) => {
    await page.route('**/highlighter.*', (route) => route.abort());
    await open(page, '/docs/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Installation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
    await expect(page.locator('main pre').first()).toContainText('Minimum Node.js version');
  });
});

test.describe('on touch screens', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('the buttons of code are visible, and never cover it', async ({ page }) => {
    await open(page, '/docs/installation/');
    const block = page
      .locator('.theme-code-block', { hasText: 'create-docusaurus@latest' })
      .first();
    await block.scrollIntoViewIfNeeded();
    const wrap = block.getByRole('button', { name: 'Toggle word wrap' });
    await expect(wrap).toHaveCSS('opacity', '1');
    await block.getByRole('button', { name: 'Copy code to clipboard' }).tap();
    const copied = block.getByRole('button', { name: 'Copied' });
    await expect(copied).toHaveCSS('opacity', '1');
    const button = await copied.boundingBox();
    const line = await block.locator('.token-line').first().boundingBox();
    expect(line?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  });
});
