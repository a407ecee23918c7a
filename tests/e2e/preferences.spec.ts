import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const DOCS = '/docs/installation/';

test.describe('text with more space, as WCAG 1.4.12 describes it', () => {
  const SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`;

  /** Boxes that hide a part of their text. */
  const cutText = (page: Page) =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('body *:not(.visually-hidden)')];
      return boxes
        .filter((box) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          const isCut =
            (/hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
            (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1);
          return (
            isCut &&
            box.clientHeight > 3 &&
            box.checkVisibility({ visibilityProperty: true }) &&
            box.textContent.trim()
          );
        })
        .map((box) => `${box.className}: ${box.textContent.slice(0, 30)}`);
    });

  for (const path of ['/', '/docs/', '/blog/', '/changelog/3.8.0/', '/showcase/', '/versions/']) {
    test(`loses nothing on ${path}`, async ({ page }) => {
      // This is also the width of a window of 1280 pixels at 400% zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await page.addStyleTag({ content: SPACING });
      expect(await cutText(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
    });
  }
});

test.describe('at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the side panel and the search scroll', async ({ page }) => {
    await open(page, DOCS);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const last = page.locator('.theme-layout-navbar-sidebar').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('sidebar');
    // The list changes again when the text of the index has loaded.
    await expect(async () => {
      const hit = page.locator('.DocSearch-Hit').last();
      await hit.scrollIntoViewIfNeeded({ timeout: 1_000 });
      await expect(hit).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves, and the button at the bottom goes to the top at once', async ({ page }) => {
    await open(page, DOCS);
    await page.getByRole('button', { name: "Expand sidebar category 'Guides'" }).click();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1),
    );
    expect(moving).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const position = await page
      .locator('.theme-back-to-top-button')
      .evaluate((button: HTMLElement) => {
        button.click();
        return window.scrollY;
      });
    expect(position).toBe(0);
  });
});

test.describe('forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('the selected tab, highlighted lines, and buttons are recognizable', async ({ page }) => {
    await open(page, DOCS);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const line = (index: number) =>
      tabs.nth(index).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(await line(0)).not.toBe(await line(1));
    await open(page, '/docs/markdown-features/code-blocks/');
    await expect(page.locator('.theme-code-block-highlighted-line').first()).toHaveCSS(
      'border-inline-start-width',
      '4px',
    );
    await open(page, '/showcase/');
    await expect(page.getByRole('link', { name: 'Add your site' })).toHaveCSS(
      'border-style',
      'solid',
    );
  });
});

test.describe('print', () => {
  test.use({ colorScheme: 'dark' });

  const textAfter = (page: Page, selector: string) =>
    page
      .locator(`main ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);

  test('shows all tabs and details, and URLs after links, in light mode and without navigation', async ({
    page,
  }) => {
    await open(page, DOCS);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('tablist').first()).toBeHidden();
    const panels = page.locator('.theme-tabs-container').first().getByRole('tabpanel');
    await expect(panels).toHaveCount(4);
    await expect(panels.last()).toBeVisible();
    expect(await textAfter(page, 'a[href="https://nodejs.org"]')).toBe('" (https://nodejs.org)"');
    expect(await textAfter(page, '.markdown p a[href^="/docs/"]')).toContain('(/docs/');
    expect(await textAfter(page, 'a[href="#requirements"]')).not.toContain('(');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await open(page, '/docs/markdown-features/diagrams/');
    const diagrams = page.locator('.docusaurus-mermaid-container');
    await expect(diagrams.locator('svg').first()).toBeVisible();
    await expect(diagrams.first()).toHaveCSS('filter', 'none');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(diagrams.first()).toHaveCSS('filter', /invert/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(diagrams.first()).toHaveCSS('filter', 'none');

    await open(page, '/docs/markdown-features/');
    const closed = page.locator('main details[data-collapsed="true"] > div');
    await expect(closed.first()).toBeVisible();
    await open(page, '/changelog/3.8.0/');
    const contributors = page.locator('main details:not([open]) li');
    await expect(contributors.first()).toBeVisible();
  });
});
