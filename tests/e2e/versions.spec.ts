import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/versions/');
});

test('has a title and an introduction', async ({ page }) => {
  await expect(page).toHaveTitle(/^Versions \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Docusaurus documentation versions',
  );
});

test('shows Canary as the current version, with the changelog as its notes', async ({ page }) => {
  const current = page.getByRole('table', { name: 'Current version (Stable)' });
  const row = current.getByRole('row', { name: 'Canary 🚧' });
  await expect(row.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs/');
  await expect(row.getByRole('link', { name: 'Release Notes' })).toHaveAttribute(
    'href',
    '/changelog/',
  );
});

test('has no section for the next version while Canary is the latest', async ({ page }) => {
  await expect(page.locator('#latest')).toHaveCount(0);
});

test('lists all versions of the docs, newest first, before the archived ones', async ({ page }) => {
  const past = page.getByRole('table', { name: 'Past versions' });
  const labels = await past.getByRole('rowheader').locator('span').allTextContents();
  expect(labels.slice(-4)).toEqual(['2.3.1', '2.2.0', '2.1.0', '2.0.1']);
  const newestFirst = [...labels].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(labels).toEqual(newestFirst);
  for (const row of await past
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()) {
    await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(row.getByRole('link', { name: 'Documentation' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Release Notes' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/facebook\/docusaurus\/releases\/tag\/v\d+\.\d+\.\d+$/,
    );
  }
});

test('links archived documentation and opens it in a new tab', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Documentation for 2.0.1' });
  await expect(link).toHaveAttribute(
    'href',
    'https://docusaurus-archive-october-2023.netlify.app/docs/2.0.1',
  );
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('lists the legacy versions separately, without release notes', async ({ page }) => {
  const legacy = page.getByRole('table', { name: 'Docusaurus v1 (Legacy)' });
  await expect(legacy.getByRole('link')).toHaveCount(1);
  await expect(legacy.getByRole('link')).toHaveAttribute(
    'href',
    'https://v1.docusaurus.io/docs/en/installation',
  );
});

for (const anchor of ['next', 'archive', 'legacy']) {
  test(`can be linked at #${anchor}`, async ({ page }) => {
    await page.goto(`/versions/#${anchor}`);
    await expect(page.locator(`h2#${anchor}`)).toBeInViewport();
  });
}

test('fits a 320-pixel phone without horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(spill).toBe(0);
});
