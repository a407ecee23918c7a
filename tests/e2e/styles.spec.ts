import { expect, open, test } from './support/test';

test('a page of another kind is only displayed when its styles are loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/css\/styles-showcase\./, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/docs/installation/');
  const requested = page.waitForRequest(/\/assets\/css\/styles-showcase\./);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Showcase' })
    .click();
  await requested;
  const heading = page.getByRole('heading', { level: 1 });
  // The scripts of the page are loaded by now, but not its styles.
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  await expect(heading).toHaveText('Installation');
  release();
  await expect(heading).not.toHaveText('Installation');
  expect(await page.locator('link[rel=stylesheet][href*="/styles-showcase."]').count()).toBe(1);
});

test('the styles of a page are loaded once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/showcase/');
  const sheets = requests.filter((path) => path.endsWith('.css'));
  expect(sheets).toHaveLength(2);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(2);
});
