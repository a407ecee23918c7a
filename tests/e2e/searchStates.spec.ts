import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const hits = (page: Page) => dialog(page).getByRole('option');
const results = (page: Page) => page.getByRole('article');

// A service worker would answer requests before the test's routes see them.
test.use({
  serviceWorkers: 'block',
  allowedMessages: [/Service Worker registration blocked|registerSW failed/],
});

async function openDialog(page: Page, path = '/docs/'): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** URLs of the hits, without the origin. */
async function addressesOf(page: Page): Promise<string[]> {
  await expect(hits(page).first()).toBeVisible();
  return hits(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

/** How far the page, or an element, can be scrolled horizontally. */
function spillOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
}

test('a slow response: the dialog says so after 300 ms, and not before', async ({ page }) => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search-index/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.clock.install();
  await openDialog(page);
  // Don't go further ahead, because scripts that are still loading time out after two minutes.
  await page.clock.pauseAt(Date.now() + 30_000);
  const stalled = page.locator('.DocSearch-Container--Stalled');
  await field(page).fill('installation');
  await page.clock.runFor(299);
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(stalled).toHaveCount(1);
  await expect(dialog(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await page.clock.resume();
  release();
  await expect(hits(page).first()).toContainText('Installation');
  await expect(stalled).toHaveCount(0);
});

test('the name of an option links to its row in the reference', async ({ page }) => {
  await openDialog(page);
  await field(page).pressSequentially('sidebarPath');
  await expect(hits(page).first()).toContainText('sidebarPath');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/docs\/api\/plugins\/@docusaurus\/plugin-content-docs\/#sidebarPath$/,
  );
  await expect(page.locator('tr#sidebarPath')).toBeInViewport();
});

test('the results page loads more results while a reader scrolls down, until there are no more', async ({
  page,
}) => {
  await open(page, '/search/?q=sitemap');
  await expect(results(page).first()).toBeVisible();
  const told = await page
    .getByRole('status')
    .filter({ hasText: /documents? found/i })
    .textContent();
  const all = Number(/\d+/.exec(told ?? '')?.[0]);
  const first = await results(page).count();
  expect(all).toBeGreaterThan(first);
  await expect(async () => {
    await results(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    expect(await results(page).count()).toBe(all);
  }).toPass();
  const links = await results(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  expect(new Set(links).size).toBe(all);
});

test.describe('on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the dialog fits, with and without results, and with a long word', async ({ page }) => {
    await openDialog(page);
    for (const query of ['offlineModeActivationStrategies', 'docusaurus', 'x'.repeat(64)]) {
      await field(page).fill(query);
      await expect(hits(page).or(dialog(page).getByText('No results for')).first()).toBeVisible();
      expect(await spillOf(page, '.DocSearch-Modal')).toBe(0);
      expect(await spillOf(page, '.DocSearch-Dropdown')).toBe(0);
      expect(await spillOf(page, 'html')).toBe(0);
    }
  });

  test('no title of a result is cut off without an ellipsis', async ({ page }) => {
    await openDialog(page);
    await field(page).fill('unexpected character before name');
    await expect(hits(page).filter({ hasText: 'Unexpected character' }).first()).toBeVisible();
    const cutOff = await dialog(page)
      .locator('.DocSearch-Hit-title')
      .evaluateAll((titles) =>
        titles
          .filter((title) => title.scrollWidth > title.clientWidth)
          .map((title) => title.textContent),
      );
    expect(cutOff).toEqual([]);
  });

  test('the results page fits', async ({ page }) => {
    for (const query of ['offlineModeActivationStrategies', 'docusaurus', 'x'.repeat(64)]) {
      await open(page, `/search/?q=${query}`);
      await expect(results(page).or(page.getByText('No results were found')).first()).toBeVisible();
      expect(await spillOf(page, 'html')).toBe(0);
    }
  });

  test('the versions are below the field, and a long query leaves space for results', async ({
    page,
  }) => {
    await open(page, `/search/?q=${'sidebar '.repeat(60)}`);
    const field = await page.getByRole('searchbox').boundingBox();
    const versions = await page.getByRole('combobox').boundingBox();
    expect(versions?.x).toBe(field?.x);
    expect(versions?.width).toBe(field?.width);
    // Without a limit, the heading alone would be several screens high.
    expect(field?.y).toBeLessThan(640);
  });
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the dialog, its field, and the selected hit keep an outline', async ({ page }) => {
    await openDialog(page);
    await field(page).fill('docusaurus');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } =
            getComputedStyle(element);
          return { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth };
        });
    expect(await edges('.DocSearch-Modal')).toMatchObject({ borderTopStyle: 'solid' });
    expect(await edges('.DocSearch-Form')).toMatchObject({ borderTopStyle: 'solid' });
    const chosen = '.DocSearch-Hit[aria-selected="true"] a';
    expect(await edges(chosen)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
    const other = '.DocSearch-Hit[aria-selected="false"] a';
    expect(await edges(other)).toMatchObject({ outlineStyle: 'none', borderTopStyle: 'solid' });
  });
});

test('follows the version when a reader switches, without reloading the page', async ({ page }) => {
  await open(page, '/docs/installation/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const search = async (): Promise<string[]> => {
    await page.keyboard.press('Control+k');
    await field(page).fill('installation');
    const found = (await addressesOf(page)).filter((address) => address.startsWith('/docs/'));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    return found;
  };
  const changeTo = async (version: string): Promise<void> => {
    const menu = page.locator('.navbar .dropdown').filter({ hasText: 'All versions' });
    await menu.getByRole('button').first().click();
    await menu.getByRole('link', { name: version, exact: true }).click();
    // The URL changes before the page does, and the search uses the version of the page.
    await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version: ${version}`);
  };
  expect(await search()).toContain('/docs/installation/');

  await changeTo('3.8.0');
  await expect(page).toHaveURL(/\/docs\/3\.8\.0\//);
  const older = await search();
  expect(older.length).toBeGreaterThan(0);
  expect(older.filter((address) => !address.startsWith('/docs/3.8.0/'))).toEqual([]);

  await changeTo('Canary 🚧');
  await expect(page).not.toHaveURL(/3\.8\.0/);
  const newer = await search();
  expect(newer).toContain('/docs/installation/');
  expect(newer.filter((address) => address.startsWith('/docs/3.8.0/'))).toEqual([]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
