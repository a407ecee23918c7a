import { samplePages, sitemapPaths, testPages } from '../built/builtSite';
import { accessibilityProblemsInBothModes } from '../e2e/support/axe';
import { expect, open, test } from '../e2e/support/test';

const others = [...samplePages(), ...testPages()]
  .map(({ path }) => path)
  // The debug pages come entirely from a plugin for developers, and the last page is empty on purpose.
  .filter((path) => !/^\/(?:404\.html|__docusaurus\/|tests\/pages\/layout-no-children)/.test(path));

const paths = [...new Set([...sitemapPaths(), ...others])];

/** Tests run in parallel, so each one opens a share of the pages. */
const SHARES = 8;

test('there are pages to check', () => {
  expect(paths.length).toBeGreaterThan(500);
});

test.use({
  reducedMotion: 'reduce',
  // Other tests look at the messages of pages.
  allowedMessages: [/./],
});

for (let share = 0; share < SHARES; share += 1) {
  test(`every page is accessible in both color modes (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    await page.route(/\.(?:avif|gif|jpe?g|mp4|png|webp)$/, (route) => route.abort());
    for (const path of paths.filter((_path, index) => index % SHARES === share)) {
      await open(page, path);
      expect.soft(await accessibilityProblemsInBothModes(page), path).toEqual([]);
    }
  });
}
