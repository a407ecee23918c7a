import type { IndexSettings } from 'algoliasearch';

/** Settings of the hosted index, chosen to match the embedded search as closely as possible. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'keywords',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'type',
    'url',
    'url_without_anchor',
    'anchor',
    'language',
    'docusaurus_tag',
    'version',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  snippetEllipsisText: '…',
  // The results page looks for this class. The dialog specifies its own tags.
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  camelCaseAttributes: ['hierarchy', 'content'],
  // Return one result for each heading: its best-matching record.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  hitsPerPage: 20,
  paginationLimitedTo: 1000,
} satisfies IndexSettings;
