import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { pageAt, parse } from './builtSite';

const folder = join(__dirname, '../../changelog');
const versions = readdirSync(folder)
  .filter((name) => /^\d+\.\d+\.\d+.*\.md$/.test(name))
  .map((name) => name.replace(/\.md$/, ''));

const at = (path: string) => parse(pageAt(path));

/** The contents of a release file, counted without the code that the site uses for it. */
function countFile(version: string): Record<string, number> {
  const counts: Record<string, number> = {};
  let heading = '';
  for (const line of readFileSync(join(folder, `${version}.md`), 'utf8').split('\n')) {
    heading = /^## (.+)$/.exec(line)?.[1] ?? heading;
    if (heading && line.startsWith('- ')) {
      counts[heading] = (counts[heading] ?? 0) + 1;
    }
  }
  return counts;
}

/** The same numbers, counted on the built page. */
function countPage($: CheerioAPI): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const heading of $('article h2').get()) {
    const title = $(heading).clone().children('a').remove().end().text().trim();
    counts[title] = $(heading).parent().find('> ul > li').length;
  }
  return counts;
}

test('every release has a page with all of its changes, each with an anchor', () => {
  expect(versions.length).toBeGreaterThanOrEqual(105);
  for (const version of versions) {
    const $ = at(`/changelog/${version}/`);
    expect(countPage($), version).toEqual(countFile(version));
    expect($('h1').text(), version).toBe(version);
    const ids = $('[id]')
      .get()
      .map((element) => element.attribs.id);
    expect(new Set(ids).size, `ids of ${version}`).toBe(ids.length);
    expect($('article li:has(.hash-link):not([id])').length, version).toBe(0);
  }
});

test('the list contains every entry once, newest first, twenty per page', () => {
  const entries: { title: string; date: string; path: string; listPage: string }[] = [];
  const $first = at('/changelog/');
  const listPages = $first('nav[aria-label="Changelog pages"] ol a')
    .get()
    .map((link) => link.attribs.href ?? '');
  expect(listPages.length).toBe(Math.ceil((versions.length + 1) / 20));
  for (const listPage of listPages) {
    const $ = at(listPage);
    const items = $('main ol > li:has(h2)').get();
    expect(items.length, listPage).toBe(
      listPage === listPages.at(-1) ? (versions.length + 1) % 20 || 20 : 20,
    );
    for (const item of items) {
      entries.push({
        title: $(item).find('h2').text(),
        date: $(item).find('time').attr('datetime') ?? '',
        path: $(item).find('h2 a').attr('href') ?? '',
        listPage,
      });
    }
  }
  const titles = entries.map(({ title }) => title);
  expect(new Set(titles).size).toBe(versions.length + 1);
  expect(titles.at(-1)).toBe('V2 Changelog');
  for (const [newer, older] of [
    ['3.3.2', '3.3.1'],
    ['3.3.1', '3.3.0'],
    ['2.0.0-beta.13', '2.0.0-beta.12'],
    ['2.0.0-beta.12', '2.0.0-beta.11'],
    ['2.0.1', '2.0.0'],
    ['2.0.0-alpha.21', '2.0.0-alpha.20'],
  ] as const) {
    expect(titles.indexOf(older) - titles.indexOf(newer), `${newer} before ${older}`).toBe(1);
  }
  expect(entries.map(({ date }) => date)).toEqual(
    entries
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );

  // Each entry links to its list page and to the previous and the next entry.
  for (const [index, { title, path, listPage }] of entries.entries()) {
    const $ = at(path);
    expect($('article header a').first().attr('href'), title).toBe(listPage);
    const neighbors = $('nav[aria-label="Newer and older releases"] a')
      .get()
      .map((link) => link.attribs.href);
    expect(neighbors, title).toEqual(
      [entries[index - 1], entries[index + 1]].flatMap((entry) => (entry ? [entry.path] : [])),
    );
    expect($('aside nav[aria-label="Changelog"] a').length, title).toBe(entries.length);
  }
});

test('dates have no time, and breaking changes come first', () => {
  const $ = at('/changelog/3.0.0/');
  expect($('article header time').text()).toBe('October 31, 2023');
  expect($('article h2').first().text()).toContain('Breaking changes');
  expect($('nav[aria-label="On this page"] a').first().text()).toBe('Breaking changes');
});
