import { expect, it } from 'vitest';
import { authorAddresses } from './authorAddresses';

it('redirects the earlier URLs of the later author pages', () => {
  expect(authorAddresses('/blog/authors/release-team/page/4/')).toEqual([
    '/blog/authors/release-team/authors/4/',
  ]);
});

it.each([
  '/blog/authors/release-team/',
  '/blog/authors/',
  '/blog/page/2/',
  '/blog/tags/release/page/2/',
  '/tests/blog/authors/slorber/page/2/',
])('adds no URLs for %s', (path) => {
  expect(authorAddresses(path)).toEqual([]);
});
