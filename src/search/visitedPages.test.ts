// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberPage, visitedPages } from './visitedPages';

const page = (name: string) => ({ path: `/${name}/`, title: name, tag: 'default' });

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('returns the latest pages first, without duplicates, up to a limit', () => {
  for (let number = 0; number < 20; number += 1) {
    rememberPage(page(`p${number}`));
  }
  rememberPage(page('p15'));
  const paths = visitedPages().map(({ path }) => path);
  expect(paths.slice(0, 3)).toEqual(['/p15/', '/p19/', '/p18/']);
  expect(paths).toHaveLength(12);
  expect(new Set(paths).size).toBe(12);
});

it.each(['{', '7', '[7,null,{"path":"//evil.example/","title":"x","tag":"y"},{"path":"/a/"}]'])(
  'makes nothing of %s in the storage',
  (stored) => {
    sessionStorage.setItem('search-visited-pages', stored);
    expect(visitedPages()).toEqual([]);
  },
);

it('works without storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => rememberPage(page('a'))).not.toThrow();
  expect(visitedPages()).toEqual([]);
});
