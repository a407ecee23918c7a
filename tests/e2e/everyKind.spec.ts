import { samplePages, testPages } from '../built/builtSite';
import { accessibilityProblemsInBothModes } from './support/axe';
import { expect, open, test } from './support/test';

/** Messages that a page causes on purpose. */
const PROVOKED: Record<string, RegExp[]> = {
  // One of its diagrams is invalid.
  '/tests/pages/diagrams/': [/diagram/i],
};

const kinds = samplePages()
  .filter(({ file }) => file !== '404.html')
  .map(({ path }) => path);

/** Pages that are made for readers. The debug pages come entirely from a plugin for developers. */
const swept = [
  ...kinds.filter((path) => !path.startsWith('/__docusaurus/')),
  // With results, the page contains other elements than without.
  '/search/?q=sidebar',
];

const paths = new Set([...kinds, ...swept, ...testPages().map(({ path }) => path)]);

test('there are pages to check', () => {
  expect(swept.length).toBeGreaterThan(40);
  expect(paths.size).toBeGreaterThan(60);
});

// A page that opens in dark mode changes its colors while it's hydrated, so mistakes show up.
test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

for (const path of paths) {
  test.describe(() => {
    test.use({ allowedMessages: PROVOKED[path] ?? [] });

    const checks = swept.includes(path)
      ? 'renders, logs nothing, is accessible in both color modes, and fits 320 pixels'
      : 'renders and logs nothing';
    test(`${path} ${checks}`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('body')).not.toContainText('This page crashed');
      await expect(page.getByRole('link').first()).toBeAttached();
      if (!swept.includes(path)) {
        return;
      }
      if (path.includes('?q=')) {
        await expect(page.getByRole('article').first()).toBeVisible();
      }
      expect.soft(await accessibilityProblemsInBothModes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    });
  });
}
