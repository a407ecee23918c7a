import type { Hit, MarkedText, SearchRequest } from '../protocol';
import type { Hierarchy, RecordType } from '../records/types';
import type { FoundWord } from './findWords';
import {
  escapeHtml,
  highlight,
  type MarkedWord,
  type MarkTags,
  placesOf,
  snippet,
  wordsIn,
} from './mark';
import type { IndexedSection } from './section';

/** The theme's results page looks for this class. */
const DEFAULT_TAGS: MarkTags = {
  before: '<span class="algolia-docsearch-suggestion--highlight">',
  after: '</span>',
};
/** Number of words in an excerpt if the caller doesn't specify it, like the results page. */
const DEFAULT_SNIPPET = 24;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const NO_TITLES = Object.fromEntries(LEVELS.map((level) => [level, null]));

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
    words: words.map(({ typed, forms, parts, repairs, synonyms, pair }) => ({
      // Longest form first, because the text may contain both "plugins" and "plugin".
      beginnings: [...new Set([typed, ...forms, ...parts])].sort((a, b) => b.length - a.length),
      wholes: [...repairs, ...synonyms, ...pair],
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

/** Returns the paragraph that contains the most distinct words of the query. */
function bestParagraph(section: IndexedSection, words: readonly MarkedWord[]): string | null {
  let best: string | null = null;
  let most = -1;
  for (const paragraph of section.paragraphs) {
    const count = wordsIn(placesOf(paragraph, words));
    if (count > most) {
      best = paragraph;
      most = count;
    }
  }
  return best;
}

/**
 * Returns a section in the form in which the hosted service would return its best-matching
 * record.
 */
export function hitOf(section: IndexedSection, style: HitStyle): Hit {
  const { words, tags, ellipsis, lengths, origin } = style;
  const titles = [...section.parents, section.heading].slice(0, LEVELS.length);
  const paragraph = bestParagraph(section, words);
  const marked = paragraph === null ? undefined : highlight(paragraph, words, tags);
  // Prefer a paragraph if it contains words that the heading lacks.
  const isText =
    section.level > 1 &&
    marked !== undefined &&
    marked.matchLevel !== 'none' &&
    highlight(section.heading, words, tags).matchLevel !== 'full';

  const byLevel = <T>(make: (title: string, level: string) => T | undefined): Record<string, T> => {
    const made: Record<string, T> = {};
    titles.forEach((title, index) => {
      const level = LEVELS[index] as string;
      const value = make(title, level);
      if (value !== undefined) {
        made[level] = value;
      }
    });
    return made;
  };
  const shorten = (text: string, attribute: string): MarkedText | undefined => {
    const length = lengths.get(attribute) ?? lengths.get('*');
    return length === undefined ? undefined : snippet(text, words, tags, length, ellipsis);
  };

  const page = origin + section.path;
  const area = escapeHtml(section.area);
  const excerpt = paragraph === null ? undefined : shorten(paragraph, 'content');
  return {
    objectID: `${section.path}#${section.anchor}:${section.level}:${section.heading}`,
    type: isText ? 'content' : (LEVELS[titles.length - 1] as RecordType),
    url: section.anchor ? `${page}#${encodeURI(section.anchor)}` : page,
    url_without_anchor: page,
    anchor: section.anchor || null,
    content: paragraph !== null && (isText || section.level === 1) ? escapeHtml(paragraph) : null,
    hierarchy: {
      ...NO_TITLES,
      lvl0: area,
      ...byLevel(escapeHtml),
    } as Hierarchy,
    language: section.language,
    docusaurus_tag: section.tag,
    version: section.version,
    _highlightResult: {
      hierarchy: {
        lvl0: { value: area, matchLevel: 'none', matchedWords: [] },
        ...byLevel((title) => highlight(title, words, tags)),
      },
      ...(marked && { content: marked }),
    },
    _snippetResult: {
      hierarchy: byLevel((title, level) => shorten(title, `hierarchy.${level}`)),
      ...(excerpt && { content: excerpt }),
    },
  };
}
