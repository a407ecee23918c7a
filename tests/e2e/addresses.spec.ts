import { expect, open, test } from './support/test';

test('redirects keep the query and the hash', async ({ page }) => {
  await page.goto('/docs/support/?from=search#news');
  await expect(page).toHaveURL('/community/support/?from=search#news');
});

test.describe('unmatched URLs', () => {
  // The browser logs that the document wasn't found.
  test.use({ allowedMessages: [/the server responded with a status of 404/] });

  for (const path of ['/no-such-page/', '/docs/no-such-page/', '/blog/2099/01/01/nothing/']) {
    test(`${path} shows the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('URLs without a trailing slash redirect to those with one', async ({ page }) => {
  await open(page, '/docs/installation');
  await expect(page).toHaveURL('/docs/installation/');
});
