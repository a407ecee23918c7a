import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, builtFiles } from './support/builtSite';
import { expect, test } from './support/test';

test('a link to a file in Markdown points to the file', async ({ page, request }) => {
  await page.goto('/docs/markdown-features/assets/');
  const link = page.getByRole('main').getByRole('link', { name: 'a CSV file' });
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/assets\/files\/tides-\w+\.csv$/);
  expect((await request.get(href ?? '')).ok()).toBe(true);
});

test('the words for the search are not part of any script', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  // The start of the front matter field, in an object and in JSON.
  const field = /\bsearch\\?"?:\{\\?"?(?:page\b|#)/;
  const found = scripts.filter((file) => field.test(readFileSync(join(buildDir, file), 'utf8')));
  expect(found).toEqual([]);
});
