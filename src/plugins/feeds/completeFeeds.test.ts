import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { completeAtom, completeJson, completeRss, type FeedFacts } from './completeFeeds';

const facts: FeedFacts = {
  address: 'https://a.example/blog/',
  language: 'en',
  icon: 'https://a.example/icon.ico',
  items: [
    {
      title: 'News',
      link: 'https://a.example/blog/news/',
      date: new Date('2030-01-02'),
      author: [{ name: 'Docs & more', link: 'https://a.example/docs-team/' }, { name: 'Others' }],
    },
  ],
};

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
const STYLED =
  '<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet type="text/css" href="feed.css"?>';

it('adds the URL and the authors to an RSS feed', () => {
  const text = completeRss(
    `${HEAD}<rss version="2.0"><channel><title>T</title><language>en</language><item><title><![CDATA[A <b> & c]]></title></item></channel></rss>`,
    facts,
  );
  const $ = load(text, { xml: true });
  expect($('atom\\:link').attr()).toEqual({
    rel: 'self',
    type: 'application/rss+xml',
    href: 'https://a.example/blog/rss.xml',
  });
  expect($('item > dc\\:creator').text()).toBe('Docs & moreOthers');
  expect($('rss').attr('xmlns:atom')).toBe('http://www.w3.org/2005/Atom');
  expect(text).toContain('<![CDATA[A <b> & c]]>');
  expect(text.startsWith(STYLED)).toBe(true);
  expect($('channel > div li').text()).toContain('Docs & more, Others');
});

it('adds the URL and the language to an Atom feed', () => {
  const text = completeAtom(
    `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><link rel="alternate" href="https://a.example/blog/"/></feed>`,
    facts,
  );
  const $ = load(text, { xml: true });
  expect($('feed').attr('xml:lang')).toBe('en');
  expect($('link[rel="self"]').attr('href')).toBe('https://a.example/blog/atom.xml');
  expect(text.startsWith(STYLED)).toBe(true);
  expect($('feed > div h1').text()).toBe('News');
});

it('upgrades a JSON feed to version 1.1, with all authors', () => {
  const old = JSON.stringify({ version: 'x/1', items: [{ id: 'a', author: { name: 'One' } }] });
  expect(JSON.parse(completeJson(old, facts))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://a.example/blog/feed.json',
    language: 'en',
    favicon: 'https://a.example/icon.ico',
    items: [
      {
        id: 'a',
        authors: [{ name: 'Docs & more', url: 'https://a.example/docs-team/' }, { name: 'Others' }],
      },
    ],
  });
});
