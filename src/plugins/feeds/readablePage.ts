import type { BlogFeedItem } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';
import { formatDay } from '../../lib/formatDay';

/** What a feed says about itself. */
export interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** Address of the pages that the feed is about. */
  readonly home: string;
  /** Address of the feed. */
  readonly self: string;
  readonly language: string;
}

const FRAME = `<div xmlns="http://www.w3.org/1999/xhtml">
<h1/>
<p class="description"/>
<p class="note">You are looking at a feed: a page for programs. Give its address to a feed reader, and it shows you what is new. <code/></p>
<p><a class="home">Read on the website</a></p>
<h2/>
<ol/>
</div>`;

/**
 * The feed as a page for people who open it in a browser: XHTML to be put into
 * the XML of the feed. Programs skip it, a style sheet hides all the rest.
 */
export function readablePage(head: FeedHead, items: readonly BlogFeedItem[]): string {
  const $ = load(FRAME, { xml: true });
  $('div').attr('lang', head.language);
  $('h1').text(head.title);
  $('.description').text(head.description);
  $('code').text(head.self);
  $('.home').attr('href', head.home);
  $('h2').text(items.length === 1 ? 'The newest entry' : `The newest ${items.length} entries`);
  for (const { title, link, date, description = '', author = [] } of items) {
    const names = author.map(({ name = '' }) => name).join(', ');
    const day = formatDay(date.toISOString().slice(0, 10), head.language);
    const entry = $('<li><h3><a/></h3><p class="day"/><p class="summary"/></li>');
    entry.find('a').attr('href', link).text(title);
    entry.find('.day').text(names ? `${day}, ${names}` : day);
    entry.find('.summary').text(description);
    $('ol').append(entry);
  }
  return $.xml();
}
