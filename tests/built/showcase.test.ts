import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sites from '../../src/data/showcase/sites.json';
import { buildDir, pageAt, parse } from './builtSite';

const $ = parse(pageAt('/showcase/'));

test('a card links to the site and to its source, with its tags in the fixed order', () => {
  const card = $('main li').filter((_, item) => /^Ionic/.test($(item).find('h3').text()));
  const link = card.find('h3 a');
  expect(link.text()).toBe('Ionic');
  expect(link.attr('href')).toBe('https://ionicframework.com/docs');
  expect(link.attr('rel')).toBe('noopener noreferrer nofollow');
  const source = card.find('a[href="https://github.com/ionic-team/ionic-docs"]');
  expect(source.attr('aria-label') ?? source.text()).toMatch(/source code of Ionic/i);
  expect(
    card
      .find('[aria-label="Tags of Ionic"] a')
      .get()
      .map((tag) => $(tag).text()),
  ).toEqual(['favorite', 'open-source', 'product', 'design', 'i18n', 'versioning', 'large']);
});

test('every cover is an illustration with the right dimensions', () => {
  const covers = $('main img')
    .get()
    .map(({ attribs }) => attribs.src ?? '');
  expect(new Set(covers).size).toBe(sites.length);
  for (const cover of covers) {
    const svg = readFileSync(join(buildDir, decodeURI(cover)), 'utf8');
    expect(svg, cover).toMatch(/^<svg [^>]*width="640" height="320"/);
  }
});
