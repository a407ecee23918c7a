import { load } from 'cheerio';
import type { IndexablePage } from '../../search/records/types';
import { readSections } from './readSections';

/** Rank of documentation, of the pages around it, and of posts, which age. */
const DOC_RANK = 100;
const PAGE_RANK = 50;
const POST_RANK = 40;

/** Shown above results of pages that belong to no category and no navbar entry. */
const DEFAULT_AREA = 'Pages';

/**
 * Lists repeat what their entries say. The theme tags them with names that no
 * search asks for; only the archive of a blog has the tag of ordinary pages.
 */
function isList(tag: string, classes: ReadonlySet<string>): boolean {
  const isSearched = tag === 'default' || tag.startsWith('docs-');
  return !isSearched || (classes.has('plugin-blog') && !classes.has('blog-post-page'));
}

/**
 * Reads one built page. Gives undefined for a page that says it must not be
 * indexed, for lists of other pages, and for pages without content.
 *
 * @param html the file as it is served
 * @param path address of the page from the root of the host
 */
export function readPage(html: string, path: string): IndexablePage | undefined {
  const $ = load(html);
  const meta = (name: string): string | undefined => $(`meta[name="${name}"]`).attr('content');
  // The search page of the theme writes `property` where others write `name`.
  const robots = `${meta('robots') ?? ''} ${$('meta[property="robots"]').attr('content') ?? ''}`;
  const tag = meta('docsearch:docusaurus_tag') ?? 'default';
  const classes = new Set(($('html').attr('class') ?? '').split(' '));
  const main = $('main').first();
  if (/noindex/.test(robots) || isList(tag, classes) || main.length === 0) {
    return undefined;
  }

  const markdown = main.find('.markdown').first();
  const title = main.find('h1').first().text().trim() || $('title').text().split(' | ')[0]?.trim();
  if (!title) {
    return undefined;
  }
  // Home, then categories, then the page: only the categories tell an area.
  const categories = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .map((_, item) => $(item).text().trim())
    .get()
    .filter(Boolean)
    .slice(0, -1);
  const navbarEntry = $('.navbar__link--active').first().text().trim();

  return {
    path,
    language: meta('docsearch:language') ?? $('html').attr('lang') ?? 'en',
    tag,
    version: meta('docsearch:version') ?? null,
    area: categories[0] || navbarEntry || DEFAULT_AREA,
    rank: classes.has('plugin-blog') ? POST_RANK : tag === 'default' ? PAGE_RANK : DOC_RANK,
    keywords: (meta('keywords') ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    sections: readSections(markdown.length > 0 ? markdown : main, title),
  };
}
