import type { FacetFilters, Hit, MarkedText, SearchRequest, SearchResult } from '../protocol';
import type { Hierarchy, RecordType } from '../records/types';
import type { Engine, FoundWord, IndexedSection } from './engine';
import { escapeHtml, findWords, highlight, type MarkedWord, type MarkTags, snippet } from './mark';

const MAX_HITS = 1000;
const DEFAULT_HITS = 20;
/** The class that the results page of the theme looks for. */
const DEFAULT_TAGS: MarkTags = {
  before: '<span class="algolia-docsearch-suggestion--highlight">',
  after: '</span>',
};
/** Length of the excerpt for callers that ask for none, like the results page. */
const DEFAULT_SNIPPET = 24;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What a request's filters ask for. */
export interface Wanted {
  /** Undefined when the request does not restrict it. */
  readonly languages: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
}

/** Reads languages and tags out of the filters of a request. */
export function wantedOf(filters: FacetFilters | undefined): Wanted {
  const groups = typeof filters === 'string' ? [filters] : (filters ?? []);
  const valuesOf = (attribute: string): readonly string[] | undefined => {
    const lists = groups
      .map((group) => (typeof group === 'string' ? [group] : group))
      .map((group) =>
        group
          .filter((filter) => filter.startsWith(`${attribute}:`))
          .map((filter) => filter.slice(attribute.length + 1)),
      )
      .filter((values) => values.length > 0);
    // Every group must hold: what remains is what all of them name.
    return lists.reduce<readonly string[] | undefined>(
      (common, values) => common?.filter((value) => values.includes(value)) ?? values,
      undefined,
    );
  };
  return { languages: valuesOf('language'), tags: valuesOf('docusaurus_tag') };
}

/** Names of the shards that a request asks for, out of those that exist. */
export function shardsFor(request: SearchRequest, available: readonly string[]): string[] {
  const { languages, tags } = wantedOf(request.facetFilters);
  return available.filter((key) => {
    const [language = '', tag = ''] = key.split('/');
    return (languages?.includes(language) ?? true) && (tags?.includes(tag) ?? true);
  });
}

function snippetLengths(request: SearchRequest): Map<string, number> {
  return new Map(
    (request.attributesToSnippet ?? [`content:${DEFAULT_SNIPPET}`]).map((entry) => {
      const [attribute = '', length = ''] = entry.split(':');
      return [attribute, Number(length) || DEFAULT_SNIPPET];
    }),
  );
}

function markedWords(words: readonly FoundWord[]): MarkedWord[] {
  return words.map(({ typed, terms, repairs }) => ({
    beginnings: [...new Set([typed, ...terms])].sort((a, b) => b.length - a.length),
    wholes: repairs,
  }));
}

/** The paragraph with the most different words of the query. */
function bestParagraph(section: IndexedSection, words: readonly MarkedWord[]): string | null {
  let best: string | null = null;
  let bestCount = -1;
  for (const paragraph of section.paragraphs) {
    const count = new Set(findWords(paragraph, words).map(({ word }) => word)).size;
    if (count > bestCount) {
      best = paragraph;
      bestCount = count;
    }
  }
  return best;
}

function toHit(
  section: IndexedSection,
  words: readonly MarkedWord[],
  request: SearchRequest,
  origin: string,
): Hit {
  const tags: MarkTags = {
    before: request.highlightPreTag ?? DEFAULT_TAGS.before,
    after: request.highlightPostTag ?? DEFAULT_TAGS.after,
  };
  const ellipsis = escapeHtml(request.snippetEllipsisText ?? '…');
  const lengths = snippetLengths(request);
  const titles = [...section.parents, section.heading].slice(-LEVELS.length);
  const heading = highlight(section.heading, words, tags);
  const paragraph = bestParagraph(section, words);
  const inText = paragraph ? highlight(paragraph, words, tags) : undefined;
  // The text is the better line to show when it holds words that the heading lacks.
  const showText =
    section.level > 1 && heading.matchLevel !== 'full' && (inText?.matchedWords?.length ?? 0) > 0;
  const type: RecordType = showText ? 'content' : `lvl${titles.length as 1}`;

  const levels = LEVELS.slice(0, titles.length);
  const mark = (how: (text: string, attribute: string) => MarkedText | undefined) =>
    Object.fromEntries(
      levels.flatMap((level, index) => {
        const marked = how(titles[index] as string, `hierarchy.${level}`);
        return marked ? [[level, marked]] : [];
      }),
    );
  const shorten = (text: string, attribute: string): MarkedText | undefined => {
    const length = lengths.get(attribute) ?? lengths.get('*');
    return length ? snippet(text, words, tags, length, ellipsis) : undefined;
  };
  const hierarchy = Object.fromEntries([
    ['lvl0', escapeHtml(section.area)],
    ...LEVELS.map((level, index) => [
      level,
      titles[index] === undefined ? null : escapeHtml(titles[index]),
    ]),
  ]) as unknown as Hierarchy;
  const page = origin + section.path;
  const contentSnippet = paragraph ? shorten(paragraph, 'content') : undefined;

  return {
    objectID: `${section.path}#${section.anchor}:${section.level}:${section.heading}`,
    type,
    url: section.anchor ? `${page}#${encodeURI(section.anchor)}` : page,
    url_without_anchor: page,
    anchor: section.anchor || null,
    content: paragraph && (showText || section.level === 1) ? escapeHtml(paragraph) : null,
    hierarchy,
    language: section.language,
    docusaurus_tag: section.tag,
    version: section.version,
    _highlightResult: {
      hierarchy: {
        lvl0: { value: escapeHtml(section.area), matchLevel: 'none', matchedWords: [] },
        ...mark((text) => highlight(text, words, tags)),
      },
      ...(inText && { content: inText }),
    },
    _snippetResult: {
      hierarchy: mark(shorten),
      ...(contentSnippet && { content: contentSnippet }),
    },
  };
}

function count(sections: readonly IndexedSection[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const section of sections) {
    const value = attribute === 'language' ? section.language : section.tag;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Answers one request from the shards that are in memory. */
export function answer(
  engine: Engine,
  request: SearchRequest,
  available: readonly string[],
  origin: string,
): SearchResult {
  const query = request.query ?? '';
  const keys = shardsFor(request, available);
  const loaded = keys.filter((key) => engine.has(key));
  const { sections, words, repairedQuery } = engine.rank(query, loaded);
  const found = sections.slice(0, MAX_HITS);
  const hitsPerPage = request.hitsPerPage ?? DEFAULT_HITS;
  const page = request.page ?? 0;
  const marked = markedWords(words);
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const facets = [request.facets ?? []].flat();
  const headingsOnly = loaded.some((key) => !engine.isFull(key)) || loaded.length < keys.length;
  return {
    hits: shown.map((section) => toHit(section, marked, request, origin)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: request.indexName,
    ...(facets.length > 0 && {
      facets: Object.fromEntries(facets.map((facet) => [facet, count(found, facet)])),
    }),
    notes: {
      ...(repairedQuery && found.length > 0 && { repairedQuery }),
      ...(headingsOnly && { headingsOnly }),
    },
  };
}
