import { kindOf, pages } from '../built/builtSite';
import { expect, test } from './support/test';

/** Pages with content that writers change: the current documentation and the community pages. */
const paths = pages
  .filter((page) => /docs-version-current/.test(kindOf(page)))
  .map(({ path }) => path)
  .filter((path) => /^\/(docs|community)\//.test(path));

/** Tests run in parallel, so each one opens a share of the pages. */
const SHARES = 4;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (let share = 0; share < SHARES; share += 1) {
    test(`no page is wider than windows of 320, 768, and 1280 pixels (${share + 1} of ${SHARES})`, async ({
      page,
    }) => {
      const own = paths.filter((_path, index) => index % SHARES === share);
      expect(own.length).toBeGreaterThan(20);
      const tooWide: string[] = [];
      for (const path of own) {
        await page.goto(path);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          if (excess > 0) {
            tooWide.push(`${path} at ${width} px by ${excess} px`);
          }
        }
      }
      expect(tooWide).toEqual([]);
    });
  }
});
