// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dropUnreadableSearches } from './storedSearches';

const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__bricks', '__DOCSEARCH_FAVORITE_SEARCHES__bricks'];
const hit = { objectID: '1', type: 'lvl1', url: '/docs/', hierarchy: { lvl0: 'Docs' } };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([[JSON.stringify([hit])], ['[]']])('keeps %s', (text) => {
  for (const key of KEYS) {
    localStorage.setItem(key, text);
  }
  dropUnreadableSearches('bricks');
  expect(KEYS.map((key) => localStorage.getItem(key))).toEqual([text, text]);
});

it.each([
  ['{"broken'],
  [''],
  ['null'],
  ['{}'],
  ['[null]'],
  ['[{"version":"0.0.1"}]'],
  [JSON.stringify([{ ...hit, hierarchy: null }])],
])('deletes %s', (text) => {
  for (const key of KEYS) {
    localStorage.setItem(key, text);
  }
  dropUnreadableSearches('bricks');
  expect(KEYS.map((key) => localStorage.getItem(key))).toEqual([null, null]);
});

it('accepts blocked storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(() => dropUnreadableSearches('bricks')).not.toThrow();
});
