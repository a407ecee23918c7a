import type { Comparison } from '../../src/lib/versionChanges';
import versions from '../../versions.json';
import { comparisons } from '../built/comparisons';
import { accessibilityProblems } from './support/axe';
import { expect, open, test } from './support/test';

/** Comparisons to test in a browser: one for each page that has any, longest first. */
const tried = [...comparisons]
  .flatMap(([id, { title, comparisons: pairs }]) => {
    const [longest] = [...pairs].sort((a, b) => sizeOf(b) - sizeOf(a));
    return longest ? [{ id, title, comparison: longest }] : [];
  })
  .sort((a, b) => sizeOf(b.comparison) - sizeOf(a.comparison))
  .slice(0, 10);

function sizeOf({ counts }: Comparison): number {
  return counts.added + counts.removed + counts.changed;
}

const addressOf = (id: string, { from, to }: Comparison) =>
  `/versions/compare/?page=${id}&from=${from}&to=${to}`;

const [newest, oldest] = [versions[0] ?? '', versions.at(-1) ?? ''];

/** A page that has changed in every version. */
const COMMAND_LINE = `/versions/compare/?page=cli&from=${oldest}&to=current`;

test('there are comparisons to check', () => {
  expect(tried.length).toBeGreaterThan(3);
});

test('compares the pages with the most changes', async ({ page }) => {
  test.slow();
  for (const { id, comparison } of tried) {
    const path = addressOf(id, comparison);
    await open(page, path);
    await expect(page.getByRole('status').filter({ hasText: /difference/ }), path).toContainText(
      String(sizeOf(comparison)),
    );
    await expect(page.locator('li[id^="difference-"]'), path).toHaveCount(sizeOf(comparison));
    await expect(page.getByRole('heading', { level: 2 }), path).toHaveCount(
      comparison.sections.length,
    );
    expect(await accessibilityProblems(page), path).toEqual([]);
  }
});

test('the data of a page is fetched only when a reader opens its comparison', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/docs/cli/');
  const line = page.getByRole('list', { name: 'This page in other versions' });
  const link = line.getByRole('link').first();
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/versions/compare/'))).toEqual([]);

  // With the keyboard, and back again.
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed: CLI');
  expect(asked.filter((path) => path.startsWith('/versions/compare/'))).toEqual([
    '/versions/compare/cli.json',
  ]);
  await page.goBack();
  await expect(page).toHaveURL('/docs/cli/');
});

test('a difference has a link, and added and removed words are not distinguished by color alone', async ({
  page,
}) => {
  await open(page, `${COMMAND_LINE}#difference-5`);
  await expect(page.locator('#difference-5')).toBeInViewport();
  await expect(page.getByRole('deletion').first()).toBeAttached();
  await expect(page.getByRole('insertion').first()).toBeAttached();
  await expect(page.getByRole('insertion').first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.getByRole('deletion').first()).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
});

test('a link goes to another pair of versions', async ({ page }) => {
  await open(page, COMMAND_LINE);
  const pairs = page.getByRole('navigation', { name: 'Versions to compare' });
  await expect(pairs.locator('[aria-current="page"]')).toHaveText(RegExp(`${oldest}.*Canary`));
  await pairs.getByRole('link', { name: RegExp(`${oldest} .*to ${newest}`) }).click();
  await expect(page).toHaveURL(RegExp(`from=${oldest}&to=${newest}`));
  await expect(pairs.locator('[aria-current="page"]')).toHaveText(RegExp(`${oldest}.*${newest}`));
});

test.describe('side by side', () => {
  const columns = async (page: import('@playwright/test').Page) => {
    await open(page, COMMAND_LINE);
    const sides = page.locator('#difference-1 dl > div');
    await expect(sides).toHaveCount(2);
    // Measure both at once, because the page may scroll in between.
    return sides.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top));
  };

  test('on a wide screen', async ({ page }) => {
    const [before, after] = await columns(page);
    expect(after).toBe(before);
  });

  test('one below the other on a phone, without horizontal scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const [before, after] = await columns(page);
    expect(after).toBeGreaterThan(before ?? 0);
    const spill = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spill).toBe(0);
  });
});

test.describe('if the data fails to load', () => {
  test.use({ allowedMessages: [/Failed to load resource/] });

  test('says so and tries again', async ({ page }) => {
    await page.route('**/versions/compare/cli.json', (route) => route.abort());
    await open(page, COMMAND_LINE);
    await expect(page.getByRole('status').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
    await page.unroute('**/versions/compare/cli.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed: CLI');
  });
});

for (const query of ['', '?page=nothing', '?page=%3Cimg%20src%3Dx%3E']) {
  test(`links to other pages if there is nothing to compare: "${query}"`, async ({ page }) => {
    await open(page, `/versions/compare/${query}`);
    await page.getByRole('link', { name: 'See which pages changed in each version' }).click();
    await expect(page).toHaveURL('/versions/#whats-new');
    await expect(page.locator('h2#whats-new')).toBeInViewport();
  });
}

test('the overview lists pages by area, and each one links to its comparison', async ({ page }) => {
  await open(page, '/versions/');
  await expect(page.getByRole('heading', { level: 3, name: 'Canary' })).toBeVisible();
  const area = page
    .locator('section:has(> #new-in-current) details')
    .filter({ hasText: 'Getting Started' });
  await area.locator('summary').click();
  await area.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(`/versions/compare/?page=installation&from=${newest}&to=current`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed: Installation');
});

test('the overview shows new features from the changelog', async ({ page }) => {
  await open(page, '/versions/');
  const links = page.locator(
    `section:has(> #new-in-${newest.replaceAll('.', '-')}) a[href^="/changelog/${newest}/#"]`,
  );
  await expect.poll(() => links.count()).toBeGreaterThan(5);
});
