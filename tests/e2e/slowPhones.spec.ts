import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './support/test';

const PHONE = { width: 390, height: 844 };

const prefetched = (page: Page) =>
  page.locator('link[rel="prefetch"][href*="/assets/js/"]').evaluateAll((links) => links.length);

test.describe('prefetching', () => {
  test('starts when the page is idle, and stops after a few pages', async ({ page }) => {
    // Only the sidebar's links are in view, because other pages need more files, and which links come
    // into view first depends on the processor.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.navbar, .theme-announcement-bar, main a { display: none }');
      document.adoptedStyleSheets = [sheet];
    });
    await open(page, '/docs/installation/');
    expect(await prefetched(page)).toBe(0);
    let count = 0;
    const isDone = async () => {
      const before = count;
      count = await prefetched(page);
      return count > 0 && count === before;
    };
    await expect.poll(isDone, { intervals: [1_500] }).toBe(true);
    // A documentation page that's next to an open one needs at most three more files.
    expect(count).toBeLessThanOrEqual(4 * 3);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(3_000);
    expect(await prefetched(page)).toBe(count);
    const failed = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400)
        .map(({ name }) => name),
    );
    expect(failed).toEqual([]);
  });

  test('loads nothing in data saver mode', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    await open(page, '/docs/installation/');
    await page.waitForTimeout(4000);
    expect(await prefetched(page)).toBe(0);
  });

  test("doesn't wait if a reader points at a link", async ({ page }) => {
    await open(page, '/docs/installation/');
    const link = page.getByRole('main').getByRole('link', { name: /^Next Configuration/ });
    const script = page.waitForRequest(/\/assets\/js\/.*\.js$/);
    await link.hover();
    await script;
    expect(await prefetched(page)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('blocks below the fold are rendered after the page is loaded', async ({ page }) => {
    const block = page.locator('.theme-doc-markdown .late-block').last();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/js\/main\..*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/docs/api/docusaurus-config/', { waitUntil: 'commit' });
    await expect(block).toHaveCSS('content-visibility', 'auto');
    release();
    await expect(page.locator('html[data-late]')).not.toBeAttached();
    await expect(block).toHaveCSS('content-visibility', 'visible');
    expect(await block.evaluate((element) => element.style.contentVisibility)).toBe('visible');
  });

  test('a page that opens at a section, or again, is rendered at once', async ({ page }) => {
    const isLate = () => page.evaluate(() => document.documentElement.dataset.late !== undefined);
    // Before any other script, so that nothing has been rendered yet.
    await page.route(/\/assets\/js\/main\..*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/changelog/3.0.0/', { waitUntil: 'commit' });
    await expect.poll(isLate).toBe(true);
    await page.reload();
    expect(await isLate()).toBe(false);
    await page.goto('/docs/api/docusaurus-config/#scripts');
    expect(await isLate()).toBe(false);
    await expect(page.locator('#scripts')).toBeInViewport();
  });

  test('hidden sidebars are removed, and they appear in a wide window', async ({ page }) => {
    await open(page, '/docs/installation/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await sidebar.getByRole('link', { name: 'Configuration' }).click();
    await expect(page).toHaveURL(/\/docs\/configuration\/$/);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  });

  test('the table of contents and the menu work', async ({ page }) => {
    await open(page, '/docs/installation/');
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Requirements' }).first().click();
    await expect(page).toHaveURL(/#/);
    await page.getByRole('button', { name: /navigation bar/ }).click();
    await expect(page.getByRole('link', { name: 'Introduction' }).first()).toBeVisible();
  });

  test('the image of the latest post is not lazy', async ({ page }) => {
    await open(page, '/blog/');
    const loading = await page
      .locator('article .markdown img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
    expect(loading.length).toBeGreaterThan(1);
    expect(loading).toEqual(['eager', ...loading.slice(1).fill('lazy')]);
  });
});

test('the page is ready before Docusaurus could be mistaken for missing', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
});

test('the registry of the debug pages lists modules with their paths', async ({ page }) => {
  await open(page, '/__docusaurus/debug/registry/');
  await expect(page.getByText('@site/docs/installation.mdx')).toBeVisible();
});

test('links in a reference table open pages without reloading the site', async ({ page }) => {
  await open(page, '/docs/api/docusaurus-config/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const link = page.locator(
    'table[data-reference] a[href^="/docs/"]:not([href*="docusaurus-config"])',
  );
  const path = await link.first().getAttribute('href');
  await link.first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('docusaurus.config.js');
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});
