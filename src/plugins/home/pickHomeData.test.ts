import type { AllContent } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { pickHomeData } from './pickHomeData';

const post = (title: string, date: string, unlisted = false) => ({
  metadata: {
    title,
    permalink: `/${title}/`,
    date: new Date(`${date}T12:00:00Z`),
    description: `About ${title}`,
    unlisted,
    frontMatter: { secret: 'not for the page' },
  },
});

const site = (title: string, tags: string[]) => ({
  entry: { title, website: `https://${title}.example/`, tags, description: 'long' },
  file: `assets/${title}.svg`,
  svg: '<svg/>',
});

const content = {
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        post('hidden', '2025-06-01', true),
        post('d', '2025-05-26'),
        post('c', '2025-01-03'),
        post('b', '2024-11-04'),
        post('a', '2024-01-01'),
      ],
    },
    changelog: { blogPosts: [post('3.8.0', '2025-05-26'), post('3.7.0', '2025-01-03')] },
  },
  'site-showcase': {
    default: [site('one', ['favorite', 'opensource']), site('two', ['versioning', 'opensource'])],
  },
} as unknown as AllContent;

describe('pickHomeData', () => {
  it('picks the three latest listed posts, with only the fields that the page shows', () => {
    const { posts } = pickHomeData(content, '/');
    expect(posts.map(({ title }) => title)).toEqual(['d', 'c', 'b']);
    expect(posts[0]).toEqual({
      title: 'd',
      permalink: '/d/',
      date: '2025-05-26',
      description: 'About d',
    });
  });

  it('picks the latest changelog entry', () => {
    expect(pickHomeData(content, '/').release).toMatchObject({
      version: '3.8.0',
      date: '2025-05-26',
    });
  });

  it('counts the showcase sites and picks the first ones', () => {
    expect(pickHomeData(content, '/base/').sites).toEqual({
      total: 2,
      openSource: 2,
      versioned: 1,
      translated: 0,
      picks: [
        { title: 'one', website: 'https://one.example/', cover: '/base/assets/one.svg' },
        { title: 'two', website: 'https://two.example/', cover: '/base/assets/two.svg' },
      ],
    });
  });

  it('works for a site without a blog, a changelog, and a showcase', () => {
    expect(pickHomeData({}, '/')).toEqual({
      posts: [],
      release: null,
      sites: { total: 0, openSource: 0, versioned: 0, translated: 0, picks: [] },
    });
  });
});
