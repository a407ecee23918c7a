import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { buildDir, builtFiles, pageAt, parse } from './builtSite';

/** The sections that have feeds, with the number of entries in each feed. */
const SECTIONS = [
  { path: '/blog/', title: 'Docusaurus blog', entries: 20 },
  { path: '/changelog/', title: 'Docusaurus changelog', entries: 20 },
] as const;

/** The content of an entry, regardless of the format. */
interface Entry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly published: string;
  readonly content: string;
  readonly authors: readonly string[];
}

/** The metadata of a feed, regardless of the format. */
interface Feed {
  readonly title: string;
  readonly description: string;
  readonly home: string;
  readonly self: string;
  readonly updated?: string;
  readonly entries: readonly Entry[];
}

const built = (path: string): string => readFileSync(join(buildDir, path), 'utf8');

const siteUrl = new URL(parse(pageAt('/blog/'))('link[rel="canonical"]').attr('href') ?? '').origin;

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Returns an element that must exist exactly once. */
function only($: CheerioAPI, parent: ReturnType<CheerioAPI>, name: string): string {
  const found = parent.children(name.replace(':', '\\:'));
  expect(found.length, `${name} in ${parent.prop('tagName')}`).toBe(1);
  return $(found).text();
}

/** RSS 2.0 with the fields that its specification requires. */
function readRss(text: string): Feed {
  const $ = load(text, { xml: true });
  expect($('rss').attr('version')).toBe('2.0');
  const channel = $('rss > channel');
  expect(channel.length).toBe(1);
  const self = channel.children('atom\\:link[rel="self"]');
  expect(self.attr('type')).toBe('application/rss+xml');
  const updated = only($, channel, 'lastBuildDate');
  expect(updated).toMatch(RFC_822);
  expect(only($, channel, 'language')).toBe('en');
  return {
    title: only($, channel, 'title'),
    description: only($, channel, 'description'),
    home: only($, channel, 'link'),
    self: self.attr('href') ?? '',
    updated,
    entries: channel
      .children('item')
      .get()
      .map((element) => {
        const item = $(element);
        const published = only($, item, 'pubDate');
        expect(published).toMatch(RFC_822);
        // RSS requires an email address in `author`, while `dc:creator` accepts a name.
        expect(item.children('author').length).toBe(0);
        return {
          id: only($, item, 'guid'),
          url: only($, item, 'link'),
          title: only($, item, 'title'),
          summary: only($, item, 'description'),
          published,
          content: only($, item, 'content:encoded'),
          authors: item
            .children('dc\\:creator')
            .get()
            .map((author) => $(author).text()),
        };
      }),
  };
}

/** Atom with the fields that RFC 4287 requires. */
function readAtom(text: string): Feed {
  const $ = load(text, { xml: true });
  const feed = $('feed');
  expect(feed.attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  expect(feed.attr('xml:lang')).toBe('en');
  expect(feed.children('link[rel="alternate"]').length).toBe(1);
  expect(feed.children('link[rel="self"]').attr('type')).toBe('application/atom+xml');
  const updated = only($, feed, 'updated');
  expect(updated).toMatch(RFC_3339);
  const home = feed.children('link[rel="alternate"]').attr('href') ?? '';
  expect(only($, feed, 'id')).toBe(home);
  return {
    title: only($, feed, 'title'),
    description: only($, feed, 'subtitle'),
    home,
    self: feed.children('link[rel="self"]').attr('href') ?? '',
    updated,
    entries: feed
      .children('entry')
      .get()
      .map((element) => {
        const entry = $(element);
        const published = only($, entry, 'published');
        expect(published).toMatch(RFC_3339);
        expect(only($, entry, 'updated')).toMatch(RFC_3339);
        expect(entry.children('content').attr('type')).toBe('html');
        for (const person of entry.children('author, contributor').get()) {
          expect(only($, $(person), 'name')).not.toBe('');
          const uri = $(person).children('uri').text();
          expect(uri === '' || URL.canParse(uri), uri).toBe(true);
        }
        return {
          id: only($, entry, 'id'),
          url: entry.children('link').attr('href') ?? '',
          title: only($, entry, 'title'),
          summary: only($, entry, 'summary'),
          published,
          content: only($, entry, 'content'),
          authors: entry
            .find('> author > name')
            .get()
            .map((name) => $(name).text()),
        };
      }),
  };
}

interface JsonFeed {
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly home_page_url: string;
  readonly feed_url: string;
  readonly language: string;
  readonly favicon: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly summary: string;
    readonly content_html: string;
    readonly date_published: string;
    readonly date_modified: string;
    readonly authors: readonly { readonly name: string; readonly url?: string }[];
  }[];
}

/** JSON Feed 1.1. */
function readJson(text: string): Feed {
  const feed = JSON.parse(text) as JsonFeed;
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.language).toBe('en');
  expect(builtFiles).toContain(new URL(feed.favicon).pathname.slice(1));
  return {
    title: feed.title,
    description: feed.description,
    home: feed.home_page_url,
    self: feed.feed_url,
    entries: feed.items.map((item) => {
      expect(item.date_published).toMatch(RFC_3339);
      expect(item.date_modified).toMatch(RFC_3339);
      // `author` belongs to version 1.
      expect(item).not.toHaveProperty('author');
      for (const { url } of item.authors) {
        expect(url === undefined || !pageAt(new URL(url).pathname).isRedirect, url).toBe(true);
      }
      return {
        id: item.id,
        url: item.url,
        title: item.title,
        summary: item.summary,
        published: item.date_published,
        content: item.content_html,
        authors: item.authors.map(({ name }) => name),
      };
    }),
  };
}

const FORMATS = { 'rss.xml': readRss, 'atom.xml': readAtom, 'feed.json': readJson } as const;

/** Control characters that XML doesn't allow, and that break some feed readers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** The content of an entry: plain HTML that works anywhere. */
function expectPlain(content: string, title: string): void {
  const $ = load(content);
  expect($('body').text().trim().length, title).toBeGreaterThan(20);
  const machinery = 'script, style, svg, button, form, nav, iframe, object, [class], [style], [id]';
  expect($(machinery).length, title).toBe(0);
  expect(
    $('body *')
      .get()
      .flatMap(({ attribs }) => Object.keys(attribs))
      .filter((name) => /^on/.test(name)),
    title,
  ).toEqual([]);
  const addresses = [
    ...$('[href]')
      .get()
      .map(({ attribs }) => attribs.href),
    ...$('[src]')
      .get()
      .map(({ attribs }) => attribs.src),
  ];
  expect(
    addresses.filter((address = '') => !/^https?:\/\/[^/]/.test(address)),
    title,
  ).toEqual([]);
  expect($('img:not([alt])').length, title).toBe(0);
}

for (const { path, title, entries: count } of SECTIONS) {
  for (const [file, read] of Object.entries(FORMATS)) {
    test(`${path}${file} is a complete feed`, () => {
      const text = built(`${path}${file}`);
      expect(text).not.toMatch(CONTROL);
      const feed = read(text);
      expect(feed.title).toBe(title);
      expect(feed.description.length).toBeGreaterThan(20);
      expect(feed.home).toBe(`${siteUrl}${path}`);
      expect(feed.self).toBe(`${siteUrl}${path}${file}`);

      expect(feed.entries).toHaveLength(count);
      expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(count);
      const days = feed.entries.map(({ published }) => Date.parse(published));
      expect(days).toEqual([...days].sort((a, b) => b - a));
      expect(days.filter((day) => day % 86_400_000 !== 0)).toEqual([]);
      if (feed.updated) {
        expect(Date.parse(feed.updated)).toBe(days[0]);
      }

      for (const entry of feed.entries) {
        expect(entry.id, entry.title).toBe(entry.url);
        expect(entry.url.startsWith(siteUrl), entry.url).toBe(true);
        const page = parse(pageAt(new URL(entry.url).pathname));
        expect(entry.title.endsWith(page('h1').text()), entry.title).toBe(true);
        expect(entry.summary, entry.title).toBe(page('meta[name="description"]').attr('content'));
        expect(entry.authors.length, entry.title).toBeGreaterThan(0);
        expect(entry.authors.filter((name) => !name.trim())).toEqual([]);
        expectPlain(entry.content, entry.title);
      }
    });
  }

  test(`${path}: links and images in the entries point to files that were built`, () => {
    const { entries } = readJson(built(`${path}feed.json`));
    const addresses = entries
      .flatMap(({ content }) => {
        const $ = load(content);
        return [
          ...$('[href]')
            .get()
            .map(({ attribs }) => attribs.href ?? ''),
          ...$('[src]')
            .get()
            .map(({ attribs }) => attribs.src ?? ''),
        ];
      })
      .filter((address) => address.startsWith(siteUrl))
      .map((address) => decodeURI(new URL(address).pathname).slice(1));
    const missing = addresses.filter(
      (file) => !builtFiles.includes(file) && !builtFiles.includes(`${file}index.html`),
    );
    expect(missing).toEqual([]);
    // Releases link only to pull requests. Posts have a cover and internal links.
    expect(addresses.length).toBeGreaterThanOrEqual(path === '/blog/' ? count : 0);
  });

  test(`${path}: the three feeds have the same content`, () => {
    const [rss, atom, json] = Object.entries(FORMATS).map(([file, read]) =>
      read(built(`${path}${file}`)).entries.map((entry) => ({
        ...entry,
        published: Date.parse(entry.published),
      })),
    );
    expect(atom).toEqual(rss);
    expect(json).toEqual(rss);
  });

  test(`${path}: each feed is small enough to be fetched every hour`, () => {
    for (const file of Object.keys(FORMATS)) {
      expect(built(`${path}${file}`).length, file).toBeLessThan(300_000);
    }
  });
}

test('all pages announce the feeds, and the lists that they belong to link to them', () => {
  for (const { path } of SECTIONS) {
    const $list = parse(pageAt(path));
    for (const [type, file] of [
      ['application/rss+xml', 'rss.xml'],
      ['application/atom+xml', 'atom.xml'],
      ['application/json', 'feed.json'],
    ]) {
      for (const page of ['/', '/docs/', path]) {
        const link = parse(pageAt(page))(`head link[rel="alternate"][href="${path}${file}"]`);
        expect(link.attr('type'), `${page}: ${file}`).toBe(type);
      }
      expect($list(`main a[href="${path}${file}"]`).length, file).toBeGreaterThan(0);
    }
  }
});
