import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { Release } from '../../lib/changelog/release';
import { releaseHtml, toFeedItem } from './feedItems';

const release: Release = {
  version: '9.9.9',
  date: '2030-01-02',
  contributors: ['octocat', 'dependabot[bot]'],
  categories: [
    {
      kind: 'bug',
      changes: [
        {
          summary: 'Quotes & `<Tabs>` work',
          pr: 12,
          authors: ['octocat'],
          packages: ['@docusaurus/core'],
        },
      ],
    },
  ],
};

const post = { metadata: { date: new Date('2030-01-02') } } as BlogPost;
const item = { title: '9.9.9', link: 'https://example.org/', date: new Date('2030-01-02') };
const AUTHORS = 'https://example.org/changelog/authors/';

it('writes the changes as plain HTML', () => {
  const $ = load(releaseHtml(release));
  expect($('h2').text()).toBe('Bug fixes');
  expect($('li').text()).toBe('Quotes & <Tabs> work (#12 by octocat in @docusaurus/core)');
  expect($('code').text()).toBe('<Tabs>');
  expect($('a').first().attr('href')).toBe('https://github.com/facebook/docusaurus/pull/12');
});

it('lists all pull requests of a change', () => {
  const more = [{ pr: 13, authors: ['zed'], packages: [] }];
  const categories = release.categories.map(({ kind, changes }) => ({
    kind,
    changes: changes.map((change) => ({ ...change, more })),
  }));
  expect(load(releaseHtml({ categories }))('li').text()).toBe(
    'Quotes & <Tabs> work (#12 by octocat in @docusaurus/core; #13 by zed)',
  );
});

it('keeps the text of the page, adds the release to the title, and credits everyone', () => {
  const result = toFeedItem({ ...item, content: '<p>Words.</p>' }, post, release, AUTHORS);
  expect(result.title).toBe('Docusaurus 9.9.9');
  expect(result.content).toMatch(/^<p>Words\.<\/p><h2>Bug fixes<\/h2>/);
  expect(result.author).toEqual([{ name: 'Docusaurus contributors', link: AUTHORS }]);
  expect(result.contributor?.map(({ name }) => name)).toEqual(['octocat', 'dependabot[bot]']);
});

it('uses the description of an entry without text and changes', () => {
  const empty = { ...release, categories: [] };
  const result = toFeedItem({ ...item, description: 'Nothing changed.' }, post, empty, AUTHORS);
  expect(result.content).toBe('Nothing changed.');
});
