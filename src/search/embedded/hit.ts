import type { Hierarchy, Hit, RecordType, SearchRequest } from '../protocol';
import {
  countWords,
  escapeHtml,
  type FoundText,
  finderOf,
  highlight,
  type MarkedWords,
  snippet,
} from './mark';
import type { IndexedSection } from './shard';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const EMPTY = Object.fromEntries(LEVELS.map((name) => [name, null])) as unknown as Hierarchy;
/** Number of words in an excerpt, unless a request specifies it. */
const EXCERPT = 24;

/**
 * Returns a function that converts sections to the format in which the hosted service returns hits.
 *
 * @param origin protocol and host, prepended to paths
 */
export function hitWriter(
  { attributesToSnippet = [] }: SearchRequest,
  words: MarkedWords,
  origin: string,
): (section: IndexedSection) => Hit {
  const length = Number(/\bcontent:(\d+)/.exec(attributesToSnippet.join())?.[1] ?? EXCERPT);
  const find = finderOf(words);
  return (section) => {
    const { heading, level, path, anchor } = section;
    const { language, tag, version } = section.shard;
    const parents = section.parents.map((parent) => parent.heading);
    const titles = [section.area, ...parents, heading].map(find);
    const byLevel = <T>(make: (title: FoundText) => T) =>
      Object.fromEntries(titles.map((title, place) => [`lvl${place}`, make(title)]));
    const marked = byLevel((title) => ({ value: highlight(title) }));
    // The paragraph with the most distinct words of the query.
    const [paragraph] = section.paragraphs
      .map(find)
      .sort((a, b) => countWords(b.ranges) - countWords(a.ranges));
    // An excerpt with few words of the query says less than the heading does.
    const least = Math.max(countWords(find(heading).ranges), (words.length - 1) / 2);
    const isText = level > 1 && paragraph !== undefined && countWords(paragraph.ranges) > least;
    return {
      objectID: `${path}#${anchor}:${level}:${heading}`,
      type: isText ? 'content' : (`lvl${level}` as RecordType),
      url: `${origin}${path}${anchor && `#${encodeURI(anchor)}`}`,
      url_without_anchor: origin + path,
      anchor: anchor || null,
      content: paragraph && (isText || level === 1) ? escapeHtml(paragraph.text) : null,
      hierarchy: {
        ...EMPTY,
        ...byLevel(({ text }) => escapeHtml(text)),
      },
      language,
      docusaurus_tag: tag,
      version,
      _highlightResult: { hierarchy: marked },
      _snippetResult: {
        hierarchy: marked,
        ...(paragraph && { content: { value: snippet(paragraph, length) } }),
      },
    };
  };
}
