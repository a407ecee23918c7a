import { expect, test } from 'vitest';
import { nearestPages, wantedPath } from './nearestPages';

test('the same page in the current documentation comes first, then the pages above it', () => {
  expect(nearestPages('/docs/3.7.0/i18n/git/')).toEqual([
    '/docs/i18n/git/',
    '/docs/i18n/',
    '/docs/',
    '/',
  ]);
  expect(nearestPages('/changelog/3.0.0')).toEqual([
    '/changelog/3.0.0/',
    '/changelog/',
    '/docs/',
    '/',
  ]);
});

test.each([
  ['/blog/?a=1', '/blog/?a=1'],
  [undefined, undefined],
  ['https://other.example/', undefined],
  ['//other.example/', undefined],
  ['/\\other.example/', undefined],
  ['javascript:alert(1)', undefined],
])('only paths of this site are accepted: %s', (from, path) => {
  const search = from ? `?${new URLSearchParams({ from })}` : '';
  expect(wantedPath(search, 'https://site.example')).toBe(path);
});
