import type { Page } from '@playwright/test';
import { kindOf, pages } from '../built/builtSite';
import { expect, open, test } from './support/test';

const CONTAINER = '.docusaurus-mermaid-container';

/** Pages of the current documentation with diagrams. Without JavaScript, they contain the source of each. */
const withDiagrams = pages.filter(
  (page) =>
    /docs-version-current/.test(kindOf(page)) &&
    page.path.startsWith('/docs/') &&
    /class="?language-mermaid/.test(page.html),
);

async function drawAll(page: Page): Promise<void> {
  const containers = page.locator(CONTAINER);
  await expect(containers.first()).toBeAttached();
  for (const container of await containers.all()) {
    await container.scrollIntoViewIfNeeded();
    await expect(container.locator('svg')).toBeVisible();
  }
}

test('there are pages with diagrams', () => {
  expect(withDiagrams.length).toBeGreaterThan(10);
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  for (const { path } of withDiagrams) {
    test(`the diagrams on ${path} fit, and have a title for screen readers`, async ({ page }) => {
      await open(page, path);
      await drawAll(page);
      const diagrams = await page.locator(CONTAINER).evaluateAll((all) =>
        all.map(({ parentElement, firstElementChild }) => ({
          excess: (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
          title: firstElementChild?.querySelector('title')?.textContent ?? 'no title',
        })),
      );
      expect(diagrams.filter(({ excess, title }) => excess > 0 || title === 'no title')).toEqual(
        [],
      );
    });
  }

  test('wide diagrams scroll instead of shrinking', async ({ page }) => {
    await open(page, '/blog/releases/2.2/');
    const diagram = page.locator(`${CONTAINER} > svg`).first();
    await expect.poll(async () => (await diagram.boundingBox())?.width).toBeGreaterThan(375);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
