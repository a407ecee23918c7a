import { expect, hydrated, open, test } from './support/test';

const theme = (page: import('@playwright/test').Page) => page.locator('html');

test('switches from light to dark to system and remembers the choice', async ({ page }) => {
  await open(page, '/docs/');
  const button = page.getByRole('button', { name: /Switch between dark and light mode/ });
  await expect(button).toHaveAccessibleName(/system mode/);
  await button.click();
  await expect(button).toHaveAccessibleName(/light mode\)/);
  await button.click();
  await expect(button).toHaveAccessibleName(/dark mode\)/);
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  await button.click();
  await expect(button).toHaveAccessibleName(/system mode/);
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
});

test('follows the system, even while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/');
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
});

test('is light if the system has no preference and storage is empty', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await open(page, '/');
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
});

test("is stored under a key with this site's suffix", async ({ page }) => {
  await open(page, '/docs/');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^theme(-\w+)?$/.test(key)));
  await expect.poll(keys).toEqual([expect.stringMatching(/^theme-\w+$/)]);
});
