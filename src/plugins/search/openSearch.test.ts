import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { openSearchDescription } from './openSearch';

it('describes the results page, whatever the title is', () => {
  const site = { title: 'Walls & <Bricks>', siteUrl: 'https://bricks.example/docs/' };
  const text = openSearchDescription({ ...site, favicon: 'img/icon.ico' });
  const $ = load(text, { xml: true });
  expect($('ShortName').text()).toBe(site.title);
  expect($('Image').text()).toBe('https://bricks.example/docs/img/icon.ico');
  expect($('Url[type="text/html"]').attr('template')).toBe(
    'https://bricks.example/docs/search/?q={searchTerms}',
  );
});
