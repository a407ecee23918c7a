import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { expect, it } from 'vitest';
import { findReleasePost } from './releasePosts';

function post(permalink: string, date: string, ...tags: string[]): Pick<BlogPost, 'metadata'> {
  const metadata = {
    permalink,
    title: permalink,
    date: new Date(date),
    tags: tags.map((label) => ({ label })),
  };
  return { metadata: metadata as unknown as BlogPost['metadata'] };
}

const posts = [
  post('/blog/releases/3.8', '2025-05-26', 'Release'),
  post('/blog/2022/08/01/announcing-docusaurus-2.0', '2022-08-01', 'Release'),
  post('/blog/releases/2.3', '2023-01-27', 'Release'),
  post('/blog/a-story', '2023-05-05', 'Story'),
];

it.each([
  ['3.8.0', '2025-05-26', '/blog/releases/3.8'],
  ['2.3.0', '2023-01-26', '/blog/releases/2.3'],
  ['2.0.0', '2022-08-01', '/blog/2022/08/01/announcing-docusaurus-2.0'],
  ['2.0.1', '2022-08-01', '/blog/2022/08/01/announcing-docusaurus-2.0'],
  ['3.8.1', '2025-06-30', undefined],
  ['9.9.9', '2023-05-05', undefined],
])('finds the post about %s, released on %s', (version, date, expected) => {
  expect(findReleasePost(posts, { version, date })?.permalink).toBe(expected);
});
