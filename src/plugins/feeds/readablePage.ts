import type { BlogFeedItem } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';
import { formatDay, isoDay } from '../../lib/formatDay';

/** The metadata of a feed. */
export interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** URL of the pages that the feed is about. */
  readonly home: string;
  /** URL of the feed. */
  readonly self: string;
  readonly language: string;
}

const FRAME = `<div xmlns="http://www.w3.org/1999/xhtml">
<h1/>
<p class="description"/>
<p class="note">This is a feed. To get new entries as they’re published, copy this URL into a feed reader: <code/></p>
<p><a class="home">Read on the website</a></p>
<h2/>
<ol/>
</div>`;

/**
 * Creates a page for people who open a feed in a browser. It's XHTML that's inserted into
 * the feed's XML. Feed readers ignore it, and a style sheet hides everything else.
 */
export function readablePage(head: FeedHead, items: readonly BlogFeedItem[]): string {
  const $ = load(FRAME, { xml: true });
  $('div').attr('lang', head.language);
  $('h1').text(head.title);
  $('.description').text(head.description);
  $('code').text(head.self);
  $('.home').attr('href', head.home);
  $('h2').text(items.length === 1 ? 'The latest entry' : `The ${items.length} latest entries`);
  for (const { title, link, date, description = '', author = [] } of items) {
    const names = author.map(({ name = '' }) => name).join(', ');
    const day = formatDay(isoDay(date), head.language);
    const entry = $('<li><h3><a/></h3><p class="day"/><p class="summary"/></li>');
    entry.find('a').attr('href', link).text(title);
    entry.find('.day').text(names ? `${day}, ${names}` : day);
    entry.find('.summary').text(description);
    $('ol').append(entry);
  }
  return $.xml();
}
