import type { Page } from '@playwright/test';
import { samplePages, testPages } from '../built/builtSite';
import { accessibilityProblemsInBothModes } from './support/axe';
import { expect, open, test } from './support/hostTest';

/**
 * The pages come from a host that sends the headers of the build. Each policy that's violated is a message in the
 * console, so the test fails.
 */

const kinds = samplePages()
  .filter(({ file }) => file !== '404.html')
  .map(({ path }) => path);

/** Pages that are made for readers. The debug pages come entirely from a plugin for developers. */
const swept = [
  ...kinds.filter((path) => !path.startsWith('/__docusaurus/')),
  // With results, the page contains other elements than without.
  '/search/?q=sidebar',
];

/** testAreaPages.spec.ts allows the messages of this page. */
const DIAGRAMS = '/tests/pages/diagrams/';

const others = new Set(
  [...kinds, ...testPages().map(({ path }) => path)].filter(
    (path) => !swept.includes(path) && path !== DIAGRAMS,
  ),
);

test('there are pages to check', () => {
  expect(swept.length).toBeGreaterThan(40);
  expect(others.size).toBeGreaterThan(15);
});

// A page that opens in dark mode changes its colors while it's hydrated, so mistakes show up.
test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

async function renders(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('body'), path).not.toContainText('This page crashed');
  await expect(page.getByRole('link').first(), path).toBeAttached();
}

for (const path of swept) {
  test(`${path} renders, logs nothing, is accessible in both color modes, and fits 320 pixels`, async ({
    page,
  }) => {
    await renders(page, path);
    if (path.includes('?q=')) {
      await expect(page.getByRole('article').first()).toBeVisible();
    }
    expect.soft(await accessibilityProblemsInBothModes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });
}

test('all other kinds of pages, and the test area, render and log nothing', async ({ page }) => {
  test.slow();
  for (const path of others) {
    await renders(page, path);
  }
});
