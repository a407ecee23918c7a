import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import quietLandmarks from './quietLandmarks.cjs';

const page = path.join(
  path.dirname(createRequire(__filename).resolve('@docusaurus/theme-search-algolia')),
  'theme/SearchPage/index.js',
);

test('replaces the landmarks in the installed theme', () => {
  const source = quietLandmarks(readFileSync(page, 'utf8'));
  expect(source).not.toMatch(/<\/?(main|nav)\b/);
  expect(source).toContain('<div role="group" aria-label="breadcrumbs">');
});

test('throws an error if the theme has changed', () => {
  expect(() => quietLandmarks('<section></section>')).toThrow('src/plugins/searchLandmarks');
});
