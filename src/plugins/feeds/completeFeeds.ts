import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogFeedItem } from '@docusaurus/plugin-content-blog';
import { type CheerioAPI, load } from 'cheerio';
import { readablePage } from './readablePage';

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
/** Style sheet in the same folder as the feeds. */
const STYLES = 'feed.css';

const ATOM = 'http://www.w3.org/2005/Atom';

/** The data that completes the feeds of a blog. */
export interface FeedFacts {
  /** URL of the folder that contains the feeds, with a trailing slash. */
  readonly address: string;
  readonly language: string;
  /** URL of the site's icon. */
  readonly icon?: string;
  /** The items in the feeds, in the same order. */
  readonly items: readonly BlogFeedItem[];
}

/** Adds the page for people at the top, and a style sheet that hides everything else. */
function makeReadable($: CheerioAPI, container: string, page: string): string {
  $(container).prepend(page);
  const style = `<?xml-stylesheet type="text/css" href="${STYLES}"?>`;
  return $.xml().replace(/^<\?xml [^>]*\?>/, (declaration) => `${declaration}${style}`);
}

function selfLink(element: string, address: string, type: string): string {
  return `<${element} rel="self" type="${type}" href="${address}"/>`;
}

function parseXml(xml: string): CheerioAPI {
  return load(xml, { xml: true });
}

/**
 * Adds the feed's own URL and the authors to RSS. The authors are Dublin Core elements,
 * because RSS itself requires email addresses.
 */
export function completeRss(xml: string, { address, language, items }: FeedFacts): string {
  const $ = parseXml(xml);
  const self = `${address}rss.xml`;
  $('rss').attr('xmlns:atom', ATOM).attr('xmlns:dc', DUBLIN_CORE);
  $('channel > language').after(selfLink('atom:link', self, 'application/rss+xml'));
  for (const [index, item] of $('channel > item').get().entries()) {
    for (const { name } of items[index]?.author ?? []) {
      $(item).append($('<dc:creator/>').text(name ?? ''));
    }
  }
  const title = $('channel > title').text();
  const description = $('channel > description').text();
  const page = readablePage({ title, description, home: address, self, language }, items);
  return makeReadable($, 'channel', page);
}

/** Adds the feed's own URL and the language to Atom. */
export function completeAtom(xml: string, { address, language, items }: FeedFacts): string {
  const $ = parseXml(xml);
  const self = `${address}atom.xml`;
  $('feed').attr('xml:lang', language);
  $('feed > link')
    .first()
    .before(selfLink('link', self, 'application/atom+xml'));
  const title = $('feed > title').text();
  const description = $('feed > subtitle').text();
  const page = readablePage({ title, description, home: address, self, language }, items);
  return makeReadable($, 'feed', page);
}

interface JsonItem {
  readonly id: string;
  /** Version 1 supports only one author, and so does the package that writes the feed. */
  readonly author?: unknown;
}

interface JsonFeed {
  readonly items: readonly JsonItem[];
}

/**
 * Upgrades JSON Feed to version 1.1, which supports several authors, and adds the language
 * and the feed's own URL.
 */
export function completeJson(json: string, { address, language, icon, items }: FeedFacts): string {
  const { items: written, ...feed } = JSON.parse(json) as JsonFeed;
  return JSON.stringify({
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${address}feed.json`,
    language,
    ...(icon && { favicon: icon }),
    items: written.map(({ author: _, ...item }, index) => ({
      ...item,
      authors: (items[index]?.author ?? []).map(({ name, link: url }) => ({
        name,
        ...(url && { url }),
      })),
    })),
  });
}

/** Completes the feeds that the blog plugin wrote. */
export async function completeFeeds(folder: string, facts: FeedFacts): Promise<void> {
  const complete = async (name: string, change: (text: string, facts: FeedFacts) => string) => {
    const file = path.join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8'), facts));
  };
  await complete('rss.xml', completeRss);
  await complete('atom.xml', completeAtom);
  await complete('feed.json', completeJson);
  await copyFile(path.join(__dirname, STYLES), path.join(folder, STYLES));
}
