import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from './support/test';

const xml = (text: string): CheerioAPI => load(text, { xml: true });
const isAbsolute = (url: string | undefined): boolean => /^https?:\/\//.test(url ?? '');

/** The content of an item as a reader would see it: headings, lists, no site machinery. */
function expectReadable(content: string, title: string): void {
  const $ = load(content);
  expect($('body').text().trim(), title).not.toBe('');
  expect($('script, style, form, nav, svg, [class], [style], [id]').length, title).toBe(0);
  for (const link of $('a').get()) {
    expect(isAbsolute(link.attribs.href), `${title}: ${link.attribs.href}`).toBe(true);
  }
}

test('RSS 2.0', async ({ request }) => {
  const response = await request.get('/changelog/rss.xml');
  const $ = xml(await response.text());
  const channel = $('rss[version="2.0"] > channel');
  for (const field of ['title', 'link', 'description', 'language', 'lastBuildDate']) {
    expect(channel.children(field).text(), field).not.toBe('');
  }
  const items = channel.children('item').get();
  expect(items).toHaveLength(20);
  const guids = items.map((item) => $(item).children('guid').text());
  expect(new Set(guids).size).toBe(20);
  for (const item of items) {
    const title = $(item).children('title').text();
    expect(title).toMatch(/^Docusaurus \d/);
    expect(isAbsolute($(item).children('link').text()), title).toBe(true);
    expect($(item).children('pubDate').text(), title).toMatch(
      /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
    );
    expectReadable($(item).children('content\\:encoded').text(), title);
  }
});

test('Atom', async ({ request }) => {
  const response = await request.get('/changelog/atom.xml');
  const $ = xml(await response.text());
  const feed = $('feed[xmlns="http://www.w3.org/2005/Atom"]');
  expect(isAbsolute(feed.children('id').text())).toBe(true);
  expect(feed.children('title').text()).toBe('Docusaurus changelog');
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
  expect(feed.children('updated').text()).toMatch(instant);
  const entries = feed.children('entry').get();
  expect(entries).toHaveLength(20);
  expect(new Set(entries.map((entry) => $(entry).children('id').text())).size).toBe(20);
  for (const entry of entries) {
    const title = $(entry).children('title').text();
    expect($(entry).children('updated').text(), title).toMatch(instant);
    expect($(entry).children('published').text(), title).toMatch(instant);
    // Every entry of a feed without an author needs one of its own.
    expect($(entry).find('> author > name').text(), title).not.toBe('');
    expect(isAbsolute($(entry).children('link').attr('href')), title).toBe(true);
    expectReadable($(entry).children('content[type="html"]').text(), title);
  }
});

test('JSON Feed', async ({ request }) => {
  interface Feed {
    readonly version: string;
    readonly title: string;
    readonly home_page_url: string;
    readonly items: readonly {
      readonly id: string;
      readonly url: string;
      readonly title: string;
      readonly content_html: string;
      readonly date_published: string;
    }[];
  }
  const response = await request.get('/changelog/feed.json');
  const feed = (await response.json()) as Feed;
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.title).toBe('Docusaurus changelog');
  expect(isAbsolute(feed.home_page_url)).toBe(true);
  expect(feed.items).toHaveLength(20);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(20);
  for (const { title, url, date_published, content_html } of feed.items) {
    expect(isAbsolute(url), title).toBe(true);
    expect(Number.isNaN(Date.parse(date_published)), title).toBe(false);
    expectReadable(content_html, title);
  }
});

test('the feeds are announced by every page and named on the list', async ({ page }) => {
  await page.goto('/changelog/');
  for (const [type, file] of [
    ['application/rss+xml', 'rss.xml'],
    ['application/atom+xml', 'atom.xml'],
    ['application/json', 'feed.json'],
  ]) {
    await expect(
      page.locator(`link[rel="alternate"][type="${type}"][href="/changelog/${file}"]`),
    ).toBeAttached();
    await expect(page.locator(`main a[href="/changelog/${file}"]`)).toBeVisible();
  }
});
