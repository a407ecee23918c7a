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
  ['?from=%2Fblog%2F%3Fa%3D1', '/blog/?a=1'],
  ['', undefined],
  ['?from=https%3A%2F%2Fevil.example%2F', undefined],
  ['?from=%2F%2Fevil.example%2F', undefined],
  ['?from=%2F%5Cevil.example%2F', undefined],
  ['?from=javascript:alert(1)', undefined],
])('only paths of this site are accepted: %s', (search, path) => {
  expect(wantedPath(search, 'https://site.example')).toBe(path);
});
