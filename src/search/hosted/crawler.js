/**
 * Configuration for sites that let the hosted crawler read their pages instead of uploading records with
 * `npm run search:push`. Use one of the two, because each one replaces the records of the other.
 *
 * To use it, paste this file into the editor of the crawler, and replace the application ID, the API key,
 * and https://docs.example.org. `tests/built/crawler.test.ts` checks the selectors against the built pages,
 * and the settings against `provider.ts`.
 */
new Crawler({
  appId: 'YOUR_APP_ID',
  // A key of the crawler. Never put it into a repository.
  apiKey: 'YOUR_CRAWLER_API_KEY',
  indexPrefix: '',
  rateLimit: 8,
  schedule: 'every 1 day at 3:00 am',
  startUrls: ['https://docs.example.org/'],
  sitemaps: ['https://docs.example.org/sitemap.xml'],
  discoveryPatterns: ['https://docs.example.org/**'],
  // The test area is for maintainers.
  exclusionPatterns: ['https://docs.example.org/tests/**'],
  // The canonical URL of an older page is that of the latest version, but each version has its own results.
  ignoreCanonicalTo: true,
  // The pages are complete without scripts.
  renderJavaScript: false,
  actions: [
    {
      indexName: 'docusaurus-2',
      pathsToMatch: ['https://docs.example.org/**'],
      recordExtractor: ({ $, helpers }) => {
        // The breadcrumbs are the home page, which has no text, the categories, and the page itself.
        const categories = $('.theme-doc-breadcrumbs .breadcrumbs__item').slice(1, -1);
        const area =
          categories.first().text() || $('.navbar__link--active').first().text() || 'Pages';
        return helpers.docsearch({
          recordProps: {
            lvl0: { selectors: '', defaultValue: area },
            lvl1: 'main h1',
            lvl2: 'main h2',
            lvl3: 'main h3',
            lvl4: 'main h4',
            lvl5: 'main h5',
            lvl6: 'main h6',
            content: 'main p, main li, main td, main dd',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    'docusaurus-2': {
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
      ],
      // The search filters by language and version. The crawler reads both from the meta tags of a page.
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
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
      camelCaseAttributes: ['hierarchy', 'content'],
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
    },
  },
});
