import { kindOf, pages } from '../built/builtSite';
import { expect, open, test } from './support/test';

const docs = pages.filter(
  (page) => /docs-version-current/.test(kindOf(page)) && page.path.startsWith('/docs/'),
);

test('there is documentation to check', () => {
  expect(docs.length).toBeGreaterThan(80);
});
test('the name of an entry links to its row', async ({ page }) => {
  await open(page, '/docs/api/plugins/@docusaurus/plugin-content-docs/');
  await page.getByRole('rowheader', { name: 'sidebarPath' }).getByRole('link').click();
  await expect(page).toHaveURL(/#sidebarPath$/);
  await expect(page.locator('tr#sidebarPath')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 768, 1280]) {
    test(`no documentation page is wider than a ${width}-pixel window`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const tooWide: string[] = [];
      for (const { path } of docs) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (excess > 0) {
          tooWide.push(`${path} by ${excess} px`);
        }
      }
      expect(tooWide).toEqual([]);
    });
  }
});
