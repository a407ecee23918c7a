import type { SearchResponse, SearchResponses } from 'algoliasearch';
import type { SearchRecord } from '../../../src/plugins/searchIndex/records';

/**
 * Answers of the hosted service, as its public API reference describes the responses of
 * the multi-index queries method, checked against the types of its client. They are written by
 * hand, because the tests must not depend on our own engine. The service returns text as it is
 * stored, so it can contain markup, and it returns null for the levels that a record doesn't have.
 */

type StoredHit = SearchResponse<SearchRecord>['hits'][number];

const NO_LEVELS = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const page = 'https://bricks.example/docs/configuration/';

function none(value: string) {
  return { value, matchLevel: 'none' as const, matchedWords: [] };
}

const common = {
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
  keywords: [],
  weight: { pageRank: 100, level: 80, position: 3 },
};

/** A record of a heading that matches. */
const heading = {
  ...common,
  objectID: '/docs/configuration/#4f1c8e6a2b10',
  type: 'lvl2',
  url: `${page}#onBrokenBricks`,
  url_without_anchor: page,
  anchor: 'onBrokenBricks',
  content: null,
  hierarchy: { ...NO_LEVELS, lvl0: 'API', lvl1: 'Configuration', lvl2: 'onBrokenBricks' },
  _highlightResult: {
    hierarchy: {
      ...NO_LEVELS,
      lvl0: none('API'),
      lvl1: none('Configuration'),
      lvl2: {
        value: '<mark>onBrokenBricks</mark>',
        matchLevel: 'full' as const,
        fullyHighlighted: true,
        matchedWords: ['onbrokenbricks'],
      },
    },
  },
  _snippetResult: {
    hierarchy: {
      lvl1: { value: 'Configuration', matchLevel: 'none' as const },
      lvl2: { value: '<mark>onBrokenBricks</mark>', matchLevel: 'full' as const },
      lvl3: null,
    },
  },
} as unknown as StoredHit;

/** A record of a paragraph that matches, with markup in the stored text. */
const paragraph = {
  ...common,
  objectID: '/docs/mortar/#9a31d07c55ef',
  type: 'content',
  url: 'https://bricks.example/docs/mortar/',
  url_without_anchor: 'https://bricks.example/docs/mortar/',
  anchor: null,
  content: 'Mortar holds the bricks <b>together</b>. <img src=x onerror=alert(1)>',
  hierarchy: { ...NO_LEVELS, lvl0: 'Guides', lvl1: 'Themes & mortar' },
  _highlightResult: {
    hierarchy: {
      ...NO_LEVELS,
      lvl0: none('Guides'),
      lvl1: {
        value: 'Themes & <mark>mortar</mark>',
        matchLevel: 'partial' as const,
        fullyHighlighted: false,
        matchedWords: ['mortar'],
      },
    },
    content: {
      value: '<mark>Mortar</mark> holds the bricks <b>together</b>. <img src=x onerror=alert(1)>',
      matchLevel: 'partial' as const,
      fullyHighlighted: false,
      matchedWords: ['mortar'],
    },
  },
  _snippetResult: {
    content: {
      value: '<mark>Mortar</mark> holds the bricks <b>together</b>. <img src=x…',
      matchLevel: 'partial' as const,
    },
  },
} as unknown as StoredHit;

/** What the service adds to every result. */
const envelope = {
  page: 0,
  hitsPerPage: 20,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { nbHits: true, typo: true },
  index: 'docusaurus-2',
  renderingContent: {},
  processingTimeMS: 1,
  processingTimingsMS: { total: 1 },
  serverTimeMS: 2,
} as const;

/** The answer to a request for two queries, of which the second finds nothing. */
export const twoAnswers: SearchResponses<SearchRecord> = {
  results: [
    {
      ...envelope,
      query: 'onBrokenBricks',
      params: 'query=onBrokenBricks&hitsPerPage=20',
      nbHits: 1,
      nbPages: 1,
      hits: [heading],
    },
    { ...envelope, query: 'nowhere', params: 'query=nowhere', nbHits: 0, nbPages: 0, hits: [] },
  ],
};

/** The answer to a query that only a text with markup matches, with facets. */
export const markupAnswer: SearchResponses<SearchRecord> = {
  results: [
    {
      ...envelope,
      query: 'mortar together',
      params: 'query=mortar%20together&facets=%5B%22docusaurus_tag%22%2C%22language%22%5D',
      nbHits: 1,
      nbPages: 1,
      hits: [paragraph],
      facets: { docusaurus_tag: { 'docs-default-current': 1 }, language: { en: 1 } },
      exhaustiveFacetsCount: true,
    },
  ],
};

/** The body of the response if the service refuses a key. Its status is 403. */
export const refusal = { message: 'Invalid Application-ID or API key', status: 403 };
