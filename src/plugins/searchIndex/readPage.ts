import { load } from 'cheerio';
import { pageParts } from '../pageParts';
import { readSections } from './readSections';
import type { IndexablePage, Section } from './records';

/**
 * Page ranks: documentation, other pages, and posts, which rank lowest because they get
 * outdated.
 */
const DOC_RANK = 100;
const PAGE_RANK = 35;
const POST_RANK = 25;

/** Heading above results from pages without a category and a navbar item. */
const DEFAULT_AREA = 'Pages';

/**
 * Whether a page is a list, which only repeats the text of its entries. The theme gives
 * lists tags that no query uses, except for blog archives, which have the same tag as
 * ordinary pages.
 */
function isList(tag: string, classes: ReadonlySet<string>): boolean {
  const isSearched = tag === 'default' || tag.startsWith('docs-');
  return !isSearched || (classes.has('plugin-blog') && !classes.has('blog-post-page'));
}

/** The text of the navbar item that's highlighted on a page. */
const navbarEntryOf = (navbar: string): string =>
  load(navbar)('.navbar__link--active').first().text().trim();

/** Returns the keywords of a page that its title and the text below it don't already contain. */
function newKeywords(keywords: string, [start]: readonly Section[]): string[] {
  const text = [start?.heading ?? '', ...(start?.paragraphs ?? [])].join('\n').toLowerCase();
  return keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '' && !text.includes(keyword.toLowerCase()));
}

/**
 * Reads a generated page. Returns undefined for pages with `noindex`, lists of other
 * pages, and pages without content.
 *
 * @param html content of the HTML file
 * @param path URL path of the page, including the base URL
 */
export function readPage(html: string, path: string): IndexablePage | undefined {
  const parts = pageParts(html);
  const head = load(parts.head);
  const meta = (name: string): string | undefined => head(`meta[name="${name}"]`).attr('content');
  // Some pages use `property` instead of `name`. All pages of a deploy preview have a tag of their build, but their
  // search works.
  const robots = head('meta[name="robots"], meta[property="robots"]')
    .not('[data-preview]')
    .map((_, tag) => head(tag).attr('content'))
    .get()
    .join(' ');
  const tag = meta('docsearch:docusaurus_tag') ?? 'default';
  const classes = new Set((head('html').attr('class') ?? '').split(' '));
  if (/noindex/.test(robots) || isList(tag, classes) || parts.main === '') {
    return undefined;
  }

  const $ = load(parts.main);
  const main = $('main');
  const markdown = main.find('.markdown').first();
  const title =
    main.find('h1').first().text().trim() || head('title').text().split(' | ')[0]?.trim();
  if (!title) {
    return undefined;
  }
  // Breadcrumbs are the home page, the categories, and the page. The area is the first category.
  const categories = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .map((_, item) => $(item).text().trim())
    .get()
    .filter(Boolean)
    .slice(0, -1);

  const sections = readSections(markdown.length > 0 ? markdown : main, title);
  return {
    path,
    language: meta('docsearch:language') ?? head('html').attr('lang') ?? 'en',
    tag,
    version: meta('docsearch:version') ?? null,
    area: categories[0] || navbarEntryOf(parts.navbar) || DEFAULT_AREA,
    rank: classes.has('plugin-blog') ? POST_RANK : tag === 'default' ? PAGE_RANK : DOC_RANK,
    keywords: newKeywords(meta('keywords') ?? '', sections),
    sections,
  };
}
