import { expect, open, test } from './support/test';

test('can be linked at each of its sections', async ({ page }) => {
  await open(page, '/versions/');
  for (const anchor of ['next', 'archive', 'legacy']) {
    await page.goto(`/versions/#${anchor}`);
    await expect(page.locator(`h2#${anchor}`)).toBeInViewport();
  }
});
