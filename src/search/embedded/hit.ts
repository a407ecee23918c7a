import type { Hierarchy, Hit, MarkedText, RecordType, SearchRequest } from '../protocol';
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

/** The hosted index uses the same tags and the same length of excerpts by default. */
const DEFAULT_BEFORE = '<span class="algolia-docsearch-suggestion--highlight">';
const DEFAULT_AFTER = '</span>';
const DEFAULT_SNIPPET = 24;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

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
  request: SearchRequest,
  words: MarkedWords,
  origin: string,
): (section: IndexedSection) => Hit {
  const { attributesToSnippet = ['content'], snippetEllipsisText = '…' } = request;
  const { highlightPreTag: before = DEFAULT_BEFORE, highlightPostTag: after = DEFAULT_AFTER } =
    request;
  const tags = { before, after };
  const ellipsis = escapeHtml(snippetEllipsisText);
  const lengths = new Map<string, string | undefined>(
    attributesToSnippet.map((entry) => entry.split(':') as [string, string]),
  );

  const mark = (found: FoundText): MarkedText => ({ value: highlight(found, tags) });
  const shorten = (found: FoundText, attribute: string): MarkedText | undefined => {
    const name = lengths.has(attribute) ? attribute : '*';
    const length = Number(lengths.get(name)) || DEFAULT_SNIPPET;
    return lengths.has(name) ? { value: snippet(found, tags, length, ellipsis) } : undefined;
  };

  return (section) => {
    const { heading, level, path, anchor } = section;
    const { language, tag, version } = section.shard;
    const area = escapeHtml(section.area);
    const titles = [...section.parents, heading]
      .slice(0, LEVELS.length)
      .map((title) => findMarks(title, words));
    const byLevel = <T>(make: (title: FoundText, level: string) => T): Record<string, T> =>
      Object.fromEntries(
        titles.map((title, index) => [LEVELS[index], make(title, LEVELS[index] as string)]),
      );
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
        lvl0: area,
        ...byLevel(({ text }) => escapeHtml(text)),
      } as Hierarchy,
      language,
      docusaurus_tag: tag,
      version,
      _highlightResult: {
        hierarchy: { lvl0: { value: area }, ...byLevel(mark) },
        ...(paragraph && { content: mark(paragraph) }),
      },
      _snippetResult: {
        hierarchy: byLevel((title, name) => shorten(title, `hierarchy.${name}`)),
        ...(paragraph && { content: shorten(paragraph, 'content') }),
      },
    };
  };
}
