import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brotliSize, mainScriptOf, searchWorkerOf, weighPage } from '../bench/weigh';
import { mainScript, pages, searchComplete, searchFirst, styles } from '../budgets';

const build = path.join(__dirname, '../../build');

/** The two search index files for the latest version of the documentation. */
function shard(): { headings: string; text: string } {
  const folder = path.join(build, 'search-index');
  const { shards } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const { headings, text } = shards['en/docs-default-current'];
  return { headings: path.join(folder, headings), text: path.join(folder, text) };
}

test('the script of every page is within its budget', () => {
  expect(brotliSize(mainScriptOf(build))).toBeLessThanOrEqual(mainScript);
});

test('the search is within its budgets', () => {
  const { headings, text } = shard();
  const first = brotliSize(searchWorkerOf(build)) + brotliSize(headings);
  expect(first).toBeLessThanOrEqual(searchFirst);
  expect(brotliSize(headings) + brotliSize(text)).toBeLessThanOrEqual(searchComplete);
});

for (const [route, { html, script }] of Object.entries(pages)) {
  test(`${route} is within its budgets`, async ({ page, baseURL }) => {
    const weight = await weighPage(page, build, `${baseURL}${route}`);
    expect.soft(weight.html).toBeLessThanOrEqual(html);
    expect.soft(weight.script).toBeLessThanOrEqual(script);
    expect.soft(weight.style).toBeLessThanOrEqual(styles);
  });
}
