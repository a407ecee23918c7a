import { load } from 'cheerio';
import type { CardText } from './drawCard';

/**
 * Reads the text of a card from the `<head>` of a generated page. Returns undefined if the
 * page has no title.
 */
export function readCardText(
  html: string,
  section: string,
  siteTitle: string,
): CardText | undefined {
  // Only the head, because parsing the body of all pages would take long.
  const $ = load(html.split('<body', 1)[0] ?? '');
  const title = $('meta[property="og:title"]')
    .attr('content')
    ?.replace(` | ${siteTitle}`, '')
    .trim();
  const version =
    section === 'Documentation' ? $('meta[name="docusaurus_version"]').attr('content') : undefined;
  return title
    ? { title, section, version: version === 'current' ? 'Canary' : version }
    : undefined;
}
