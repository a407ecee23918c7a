import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { expect, it } from 'vitest';
import { coverOf, toFeedItem } from './feedItems';

const date = new Date('2030-01-02');
const item = { title: 'News', link: 'https://a.example/blog/news/', date };

it("finds a page's social card", () => {
  const head = '<meta data-rh="true" property="og:image" content="https://a.example/x.png">';
  expect(coverOf(`<html><head>${head}</head></html>`)).toBe('https://a.example/x.png');
  expect(coverOf('<html></html>')).toBeUndefined();
});

it('adds the date, plain HTML, and authors with the URLs of their pages', () => {
  const authors = [
    { name: 'Docs team', page: { permalink: '/blog/authors/docs-team' } },
    { name: 'Search team', page: null },
  ];
  const post = { metadata: { date, authors } } as unknown as BlogPost;
  const html = '<p class="x">Words <img src="data:a" alt="Cover"></p>';
  const result = toFeedItem(
    { ...item, content: html },
    post,
    'https://a.example/c.png',
    'https://a.example',
  );
  expect(result.published).toBe(date);
  expect(result.content).toBe('<p>Words <img src="https://a.example/c.png" alt="Cover"></p>');
  expect(result.author).toEqual([
    { name: 'Docs team', link: 'https://a.example/blog/authors/docs-team/' },
    { name: 'Search team' },
  ]);
});
