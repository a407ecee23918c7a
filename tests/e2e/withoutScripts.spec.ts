import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('tabs are sections with headings', async ({ page }) => {
  await page.goto('/docs/installation/');
  const tabs = page.locator('.theme-tabs-container').first();
  const panels = tabs.getByRole('tabpanel');
  await expect(panels).toHaveCount(await panels.and(page.locator(':visible')).count());
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    const heading = await panel.evaluate(
      (element) => getComputedStyle(element, '::before').content,
    );
    expect(heading).toBe(`"${await panel.getAttribute('data-label')}"`);
  }
  await expect(tabs.getByRole('tab')).toHaveCount(0);
});

test('the keyboard opens the dropdown of versions', async ({ page }) => {
  await page.goto('/docs/installation/');
  const dropdown = page.locator('.navbar .dropdown').filter({ hasText: 'All versions' });
  const versions = dropdown.getByRole('link', { name: 'All versions' });
  await expect(versions).toBeHidden();
  await dropdown.locator('.navbar__link').focus();
  await expect(versions).toBeVisible();
});

test('a phone shows the navigation, and no button that does nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/docs/installation/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Docs', 'API', 'Blog', '3.8.0', 'All versions']) {
    await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(navbar.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Installation' })).toBeVisible();
  await expect(sidebar.getByRole('button')).toHaveCount(0);
  const content = await page.getByRole('main').boundingBox();
  const below = await sidebar.boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0));
});

test('no link in the navbar covers another one', async ({ page }) => {
  await page.goto('/docs/installation/');
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a:visible');
  for (const width of [320, 375, 414, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => ({ name: link.textContent, box: link.getBoundingClientRect().toJSON() })),
    );
    expect(boxes.length).toBeGreaterThan(10);
    const covered = boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.max(box.left, other.left) < Math.min(box.right, other.right) - 1 &&
            Math.max(box.top, other.top) < Math.min(box.bottom, other.bottom) - 1,
        )
        .map((other) => `${name} and ${other.name} at ${width} px`),
    );
    expect(covered).toEqual([]);
  }
});

test('the search explains itself, and offers lists of pages', async ({ page }) => {
  await page.goto('/docs/installation/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Search' })
    .click();
  await expect(page).toHaveURL(/\/search\/$/);
  const main = page.getByRole('main');
  await expect(main.locator('noscript p')).toContainText('needs JavaScript');
  await expect(main.getByRole('searchbox')).toBeHidden();
  await main.getByRole('link', { name: 'All blog posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
});
