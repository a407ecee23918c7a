import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { samplePages } from '../built/builtSite';
import { expect, open, test } from './support/test';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The debug pages come entirely from a plugin for developers, and aren't meant for readers. */
const swept = [
  ...samplePages().filter(
    ({ file, path }) => file !== '404.html' && !path.startsWith('/__docusaurus/'),
  ),
  // With results, the page contains other elements than without.
  { path: '/search/?q=sidebar' },
];

test('there are pages to check', () => {
  expect(swept.length).toBeGreaterThan(10);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const { path } of swept) {
      test(path, async ({ page }) => {
        await open(page, path);
        if (path.includes('?q=')) {
          await expect(page.getByRole('article').first()).toBeVisible();
        }
        await page.evaluate(axe);
        const { violations } = await page.evaluate(
          async () =>
            (await (
              window as never as { axe: { run(): Promise<unknown> } }
            ).axe.run()) as AxeResults,
        );
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
          ),
        ).toEqual([]);
      });
    }
  });
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { path } of swept) {
    test(`${path} has no horizontal scrolling`, async ({ page }) => {
      await open(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  }
});
