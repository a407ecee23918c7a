import type { Hierarchy, Hit, MarkedText, RecordType, SearchRequest } from '../protocol';
import type { FoundWord } from './findWord';
import {
  countWords,
  escapeHtml,
  type FoundText,
  findMarks,
  highlight,
  type MarkedWord,
  type MarkTags,
  snippet,
} from './mark';
import type { IndexedSection } from './shard';

/** The hosted index uses the same tags by default. */
const DEFAULT_TAGS: MarkTags = {
  before: '<span class="algolia-docsearch-suggestion--highlight">',
  after: '</span>',
};
/** Number of words in an excerpt if the caller doesn't specify it, as in the hosted index. */
const DEFAULT_SNIPPET = 24;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** How to write the hits of a request. */
export interface HitStyle {
  readonly words: readonly MarkedWord[];
  readonly tags: MarkTags;
  readonly ellipsis: string;
  /** Number of words in an excerpt, by attribute. */
  readonly lengths: ReadonlyMap<string, number>;
  /** Protocol and host, prepended to paths. */
  readonly origin: string;
}

/** Reads the style from a request. */
export function styleOf(
  request: SearchRequest,
  words: readonly FoundWord[],
  origin: string,
): HitStyle {
  const { highlightPreTag, highlightPostTag, attributesToSnippet, snippetEllipsisText } = request;
  return {
    words: words.map(({ typed, forms, roots }) => ({
      beginnings: [typed],
      // Roots are the stems of inflections. The stem of "category" ends with an "i".
      wholes: [...forms, ...[...roots].map((root) => root.replace(/^~(.{3,}?)i?$/, '$1'))].filter(
        (form) => form !== typed && !form.startsWith('~'),
      ),
    })),
    tags: {
      before: highlightPreTag ?? DEFAULT_TAGS.before,
      after: highlightPostTag ?? DEFAULT_TAGS.after,
    },
    ellipsis: escapeHtml(snippetEllipsisText ?? '…'),
    lengths: new Map(
      (attributesToSnippet ?? ['content']).map((entry) => {
        const [attribute = '', length] = entry.split(':');
        return [attribute, Number(length) || DEFAULT_SNIPPET];
      }),
    ),
    origin,
  };
}

/** The paragraph that contains the most distinct words of the query. */
function bestParagraph(section: IndexedSection, words: readonly MarkedWord[]) {
  const found = section.paragraphs.map((text) => findMarks(text, words));
  const counts = found.map(({ ranges }) => countWords(ranges));
  return found[counts.indexOf(Math.max(...counts))];
}

/** Returns a section like the hosted service would return its best-matching record. */
export function hitOf(section: IndexedSection, style: HitStyle): Hit {
  const { words, tags, ellipsis, lengths, origin } = style;
  const titles = [...section.parents, section.heading]
    .slice(0, LEVELS.length)
    .map((title) => findMarks(title, words));
  const paragraph = bestParagraph(section, words);
  // Prefer a paragraph if it contains words that the heading lacks.
  const isText =
    section.level > 1 &&
    paragraph !== undefined &&
    paragraph.ranges.length > 0 &&
    countWords(findMarks(section.heading, words).ranges) < words.length;

  const byLevel = <T>(make: (title: FoundText, level: string) => T): Record<string, T> =>
    Object.fromEntries(
      titles.map((title, index) => [LEVELS[index], make(title, LEVELS[index] as string)]),
    );
  const mark = (found: FoundText): MarkedText => highlight(found, words.length, tags);
  const shorten = (found: FoundText, attribute: string): MarkedText | undefined => {
    const length = lengths.get(attribute) ?? lengths.get('*');
    return length === undefined ? undefined : snippet(found, words.length, tags, length, ellipsis);
  };

  const { language, tag, version } = section.shard;
  const page = origin + section.path;
  const area = escapeHtml(section.area);
  return {
    objectID: `${section.path}#${section.anchor}:${section.level}:${section.heading}`,
    type: isText ? 'content' : (LEVELS[titles.length - 1] as RecordType),
    url: section.anchor ? `${page}#${encodeURI(section.anchor)}` : page,
    url_without_anchor: page,
    anchor: section.anchor || null,
    content: paragraph && (isText || section.level === 1) ? escapeHtml(paragraph.text) : null,
    hierarchy: {
      ...Object.fromEntries(LEVELS.map((level) => [level, null])),
      lvl0: area,
      ...byLevel(({ text }) => escapeHtml(text)),
    } as Hierarchy,
    language,
    docusaurus_tag: tag,
    version,
    _highlightResult: {
      hierarchy: {
        lvl0: { value: area, matchLevel: 'none', matchedWords: [] },
        ...byLevel(mark),
      },
      ...(paragraph && { content: mark(paragraph) }),
    },
    _snippetResult: {
      hierarchy: byLevel((title, level) => shorten(title, `hierarchy.${level}`)),
      ...(paragraph && { content: shorten(paragraph, 'content') }),
    },
  };
}
