import { expect, open, test } from './support/test';

test('tabs: arrows, Home, and End move the focus, and Space and Enter select', async ({ page }) => {
  await open(page, '/docs/installation/');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('dropdowns: Enter opens, Escape closes and returns the focus, also below the pointer', async ({
  page,
}) => {
  await open(page, '/docs/installation/');
  const dropdown = page.locator('.navbar .dropdown').filter({ hasText: 'All versions' });
  const button = dropdown.getByRole('button');
  const versions = dropdown.getByRole('link', { name: 'All versions' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(versions).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
  await expect(button).toBeFocused();
  await button.hover();
  await expect(versions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
});

test('screen readers hear the title of the next page, and that code was copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/');
  const announcements = page.locator('#announcements');
  await expect(announcements).toHaveAttribute('aria-live', 'polite');
  await expect(announcements).toHaveText('');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).click();
  await expect(announcements).toHaveText(/^Installation/);
  const block = page.locator('main div.theme-code-block').first();
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(announcements).toHaveText('Copied');
});
