import { pageAt, parse } from '../built/builtSite';
import { expect, test } from './support/test';

const siteUrl = new URL(parse(pageAt('/blog/'))('link[rel="canonical"]').attr('href') ?? '').origin;
test.describe('people who open a feed', () => {
  for (const section of ['/blog/', '/changelog/']) {
    for (const file of ['rss.xml', 'atom.xml']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        test.describe(colorScheme, () => {
          test.use({ colorScheme, viewport: { width: 320, height: 640 } });

          test(`${section}${file} is a page with links`, async ({ page }) => {
            await page.goto(`${section}${file}`);
            const background = await page.evaluate(
              () => getComputedStyle(document.documentElement).backgroundColor,
            );
            expect(background).toBe(
              colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(24, 25, 32)',
            );
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.getByText('This is a feed.')).toBeVisible();
            await expect(page.getByRole('heading', { level: 3 })).toHaveCount(20);
            await expect(page.getByText(/\d{2}:\d{2}:\d{2}/).first()).toBeHidden();
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

            const first = page.getByRole('link', { name: /^Docusaurus 3/ }).first();
            const { pathname } = new URL((await first.getAttribute('href')) ?? '');
            expect(pageAt(pathname).isRedirect).toBe(false);
            const home = page.getByRole('link', { name: 'Read on the website' });
            await expect(home).toHaveAttribute('href', `${siteUrl}${section}`);
          });
        });
      }
    }
  }
});
