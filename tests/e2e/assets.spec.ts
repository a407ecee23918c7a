import { expect, test } from './support/test';

test('a link to a file in Markdown points to the file', async ({ page, request }) => {
  await page.goto('/docs/markdown-features/assets/');
  const link = page.getByRole('main').getByRole('link', { name: 'a CSV file' });
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/assets\/files\/tides-\w+\.csv$/);
  expect((await request.get(href ?? '')).ok()).toBe(true);
});
