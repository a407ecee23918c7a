import original from 'path-to-regexp/index.js';
import { describe, expect, it } from 'vitest';
import pathToRegexp from './pathToRegexp';

const routes = ['/', '/docs', '/docs/', '/Docs/Intro/', '/docs/a%20b/', '/blog/tags/x-1.0/', '*'];
const parameters = ['/docs/:id', '/docs/(.*)', '/x?'];
const pathnames = [
  ...['/', '', '/docs', '/docs/', '/docs//', '/DOCS/', '/docs2', '/docs/intro', '/docs/intro/'],
  ...['/docs/intro/more/', '/docs/a%20b', '/blog/tags/x-1.0', '/blog/tags/x-1a0/', '/x'],
];

describe.each([...routes, ...parameters])('route %s', (route) => {
  it.each([
    { end: true },
    { end: false },
    { end: true, strict: true },
    { end: true, sensitive: true },
  ])('matches the same paths as the original with %o', (options) => {
    const matcher = pathToRegexp(route, [], options);
    const regexp = original(route, [], options);
    for (const pathname of pathnames) {
      expect(matcher.exec(pathname)?.[0], pathname).toBe(regexp.exec(pathname)?.[0]);
    }
  });
});

it('reports the parameters of a route', () => {
  const keys: original.Key[] = [];
  pathToRegexp('/docs/:id', keys);
  expect(keys.map(({ name }) => name)).toEqual(['id']);
});

it('has the other functions of the original', () => {
  expect(pathToRegexp.compile('/docs/:id')({ id: 'a' })).toBe('/docs/a');
});
