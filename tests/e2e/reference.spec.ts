import { expect, open, test } from './support/test';

test('the name of an entry links to its row', async ({ page }) => {
  await open(page, '/docs/api/plugins/@docusaurus/plugin-content-docs/');
  await page.getByRole('rowheader', { name: 'sidebarPath' }).getByRole('link').click();
  await expect(page).toHaveURL(/#sidebarPath$/);
  await expect(page.locator('tr#sidebarPath')).toBeInViewport();
});
