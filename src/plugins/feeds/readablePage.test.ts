import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { readablePage } from './readablePage';

const head = {
  title: 'News & more',
  description: 'What <b> is new',
  home: 'https://a.example/blog/',
  self: 'https://a.example/blog/rss.xml',
  language: 'en',
};
const item = {
  title: 'Beans & peas',
  link: 'https://a.example/blog/beans/',
  date: new Date('2030-01-02'),
  description: 'Sow < reap.',
};

it('lists the entries with date, author, and link', () => {
  const $ = load(readablePage(head, [{ ...item, author: [{ name: 'Docs team' }] }, item]), {
    xml: true,
  });
  expect($('div').attr('xmlns')).toBe('http://www.w3.org/1999/xhtml');
  expect($('h1').text()).toBe('News & more');
  expect($('code').text()).toBe(head.self);
  expect($('a.home').attr('href')).toBe(head.home);
  expect($('h2').text()).toBe('The 2 latest entries');
  expect($('li').first().find('a').attr('href')).toBe(item.link);
  expect(
    $('li p')
      .get()
      .map((line) => $(line).text()),
  ).toEqual(['January 2, 2030, Docs team', 'Sow < reap.', 'January 2, 2030', 'Sow < reap.']);
});

it('escapes markup in text', () => {
  expect(readablePage(head, [item])).toContain('What &lt;b&gt; is new');
});
