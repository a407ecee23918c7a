import { expect, hydrated, open, test } from './support/test';

/** The debug pages, with text that shows what each one is for. */
const DEBUG: readonly (readonly [string, RegExp])[] = [
  ['', /Site config.*trailingSlash/s],
  ['config/', /Site config.*trailingSlash.*presets:.*plugins:/s],
  ['content/', /Plugin content.*docs-tests/s],
  ['globalData/', /Global data.*docs-tests/s],
  ['metadata/', /Docusaurus Version.*Plugins and themes.*docusaurus-plugin-content-docs/s],
  ['registry/', /Aliased Path.*Resolved Path/s],
  ['routes/', /Routes.*\/tests\/docs\//s],
];

for (const [name, shown] of DEBUG) {
  test(`/__docusaurus/debug/${name} shows what it is for, and fits a phone`, async ({ page }) => {
    await open(page, `/__docusaurus/debug/${name}`);
    await page.setViewportSize({ width: 375, height: 700 });
    await expect
      .poll(() => page.locator('main, section').allTextContents())
      .toContainEqual(expect.stringMatching(shown));
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await excess(), 'what is wider than a phone').toBeLessThanOrEqual(0);
  });
}

test('client modules run: the script, the style sheet and the move of stored settings', async ({
  page,
}) => {
  // Hydration stores the announcement, so it must be complete before the old keys are
  // written.
  await open(page, '/tests/');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('docusaurus.announcement.id', 'notice');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docs-preferred-version-default', '3.7.0');
  });
  await page.goto('/tests/pages/');
  await hydrated(page);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const keys = Object.keys(stored);
  for (const key of [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-default',
  ]) {
    expect(keys).not.toContain(key);
    expect(keys.filter((name) => name.startsWith(`${key}-`))).toHaveLength(1);
  }
  const valueFor = (key: string) =>
    Object.entries(stored).find(([name]) => name.startsWith(`${key}-`))?.[1];
  expect(valueFor('theme')).toBe('dark');
  expect(valueFor('docs-preferred-version-default')).toBe('3.7.0');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-test-client-module', 'ran');
  const loaded = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--dogfood-client-module'),
  );
  expect(loaded).toBe('loaded');
});

test.describe('blocked storage', () => {
  test.use({
    allowedMessages: [/storage is not available|stored settings could not be changed|refused/i],
  });

  test('is logged and ignored', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('refused by the test');
        },
      });
    });
    await page.goto('/tests/pages/');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages tests');
    expect(messages.join('\n')).toContain('stored settings could not be changed');
  });
});

test('all images of a doc load', async ({ page }) => {
  await open(page, '/tests/docs/tests/images/');
  const images = page.getByRole('main').getByRole('img', { name: /^A shore/ });
  // The responsive image loads when it's in view.
  await page.getByTestId('background').scrollIntoViewIfNeeded();
  await expect(images).toHaveCount(4);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth ?? 0))
      .toBeGreaterThan(0);
  }
  await expect(page.getByTestId('background')).toHaveCSS(
    'background-image',
    /\/assets\/images\/shore-\w+\.png/,
  );
});

test('an image of a post keeps its shape on a phone', async ({ page }) => {
  await open(page, '/tests/blog/2021/10/08/blog-post-mdx-require-feed-tests/');
  await page.setViewportSize({ width: 375, height: 700 });
  const shapes = await page
    .locator('.markdown img')
    .evaluateAll((images) =>
      images.map((image) => [
        Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        image.clientWidth / image.clientHeight,
      ]),
    );
  expect(shapes).toHaveLength(1);
  for (const [natural = 0, shown] of shapes) {
    expect(shown).toBeCloseTo(natural, 1);
  }
});
