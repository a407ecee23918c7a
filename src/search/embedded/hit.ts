import type { Hierarchy, Hit, RecordType, SearchRequest } from '../protocol';
import {
  countWords,
  escapeHtml,
  type FoundText,
  findMarks,
  highlight,
  type MarkedWords,
  snippet,
} from './mark';
import type { IndexedSection } from './shard';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** Number of words in an excerpt, unless a request specifies it. */
const EXCERPT = 24;

/** The paragraph that contains the most distinct words of the query. */
function bestParagraph(section: IndexedSection, words: MarkedWords): FoundText | undefined {
  const found = section.paragraphs.map((text) => findMarks(text, words));
  const counts = found.map(({ ranges }) => countWords(ranges));
  return found[counts.indexOf(Math.max(...counts))];
}

/**
 * Returns a function that writes sections like the hosted service returns their best-matching
 * records.
 *
 * @param origin protocol and host, prepended to paths
 */
export function hitWriter(
  { attributesToSnippet = [] }: SearchRequest,
  words: MarkedWords,
  origin: string,
): (section: IndexedSection) => Hit {
  const length = Number(/\bcontent:(\d+)/.exec(attributesToSnippet.join())?.[1] ?? EXCERPT);
  return (section) => {
    const { heading, level, path, anchor } = section;
    const { language, tag, version } = section.shard;
    const titles = [section.area, ...section.parents, heading]
      .slice(0, LEVELS.length)
      .map((title) => findMarks(title, words));
    const byLevel = <T>(make: (title: FoundText) => T) =>
      Object.fromEntries(titles.map((title, place) => [LEVELS[place], make(title)])) as Partial<
        Record<keyof Hierarchy, T>
      >;
    const marked = byLevel((title) => ({ value: highlight(title) }));
    const paragraph = bestParagraph(section, words);
    // Prefer a paragraph if it contains words that the heading lacks.
    const isText =
      level > 1 &&
      paragraph !== undefined &&
      paragraph.ranges.length > 0 &&
      countWords(findMarks(heading, words).ranges) < words.length;
    return {
      objectID: `${path}#${anchor}:${level}:${heading}`,
      type: isText ? 'content' : (LEVELS[titles.length - 1] as RecordType),
      url: `${origin}${path}${anchor && `#${encodeURI(anchor)}`}`,
      url_without_anchor: origin + path,
      anchor: anchor || null,
      content: paragraph && (isText || level === 1) ? escapeHtml(paragraph.text) : null,
      hierarchy: {
        ...Object.fromEntries(LEVELS.map((name) => [name, null])),
        ...byLevel(({ text }) => escapeHtml(text)),
      } as Hierarchy,
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
