import { expect, it } from 'vitest';
import { completeStructuredData, withSlashes } from './structuredData';

const SITE = 'https://a.example';
const authors = [
  { name: 'Docs team', key: 'docs-team', page: { permalink: '/blog/authors/docs-team' } },
  { name: 'Ann', key: 'ann', page: null },
];

const post = {
  '@type': 'BlogPosting',
  '@id': `${SITE}/blog/docusaurus-2.1`,
  url: `${SITE}/blog/docusaurus-2.1`,
  headline: 'Docusaurus 2.1',
  image: { '@type': 'ImageObject', url: `${SITE}/cover.png` },
};

it('adds trailing slashes to the URLs of pages, but not of images', () => {
  const blog = { '@id': `${SITE}/blog`, blogPost: [post] };
  expect(completeStructuredData(blog, SITE, [])).toEqual({
    '@id': `${SITE}/blog/`,
    blogPost: [
      { ...post, '@id': `${SITE}/blog/docusaurus-2.1/`, url: `${SITE}/blog/docusaurus-2.1/` },
    ],
  });
});

it('distinguishes teams from people, and links to their pages', () => {
  const author = [
    { '@type': 'Person', name: 'Docs team', image: '/img/docs.svg' },
    { '@type': 'Person', name: 'Ann', url: 'https://ann.example/me' },
  ];
  expect(completeStructuredData({ author }, SITE, authors).author).toEqual([
    {
      '@type': 'Organization',
      name: 'Docs team',
      image: `${SITE}/img/docs.svg`,
      url: `${SITE}/blog/authors/docs-team/`,
    },
    { '@type': 'Person', name: 'Ann', url: 'https://ann.example/me' },
  ]);
});

it('adds trailing slashes to breadcrumbs, except for categories without a page', () => {
  const trail = [
    { label: 'Guides' },
    { label: 'Blog', href: '/docs/blog' },
    { label: 'Tags', href: '/t/' },
  ];
  expect(withSlashes(trail).map(({ href }) => href)).toEqual([undefined, '/docs/blog/', '/t/']);
});
