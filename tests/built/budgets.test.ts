import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brotliSize, mainScriptOf, searchScriptsOf } from '../bench/weigh';
import { mainScript, searchComplete, searchFirst } from '../budgets';
import { buildDir } from './builtSite';

/** The two search index files for the latest version of the documentation. */
function shard(): { headings: string; text: string } {
  const folder = path.join(buildDir, 'search-index');
  const { shards } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const { headings, text } = shards['en/docs-default-current'];
  return { headings: path.join(folder, headings), text: path.join(folder, text) };
}

test('the script of every page is within its budget', () => {
  expect(brotliSize(mainScriptOf(buildDir))).toBeLessThanOrEqual(mainScript);
});

test('the search is within its budgets', () => {
  const { headings, text } = shard();
  const scripts = searchScriptsOf(buildDir).reduce((sum, file) => sum + brotliSize(file), 0);
  const first = scripts + brotliSize(headings);
  expect(first).toBeLessThanOrEqual(searchFirst);
  expect(brotliSize(headings) + brotliSize(text)).toBeLessThanOrEqual(searchComplete);
});
