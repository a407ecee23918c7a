import { expect, it } from 'vitest';
import { authorAddresses } from './authorAddresses';

it('gives the later pages of an author the addresses that they have had', () => {
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
])('leaves %s alone', (path) => {
  expect(authorAddresses(path)).toEqual([]);
});
