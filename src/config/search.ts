import type { ThemeConfig as SearchThemeConfig } from '@docusaurus/theme-search-algolia';
import type { SearchIndexOptions } from '../plugins/searchIndex';
import { EMBEDDED } from '../search/protocol';
import { env } from './env';

type AlgoliaConfig = SearchThemeConfig['algolia'];

/**
 * Configuration of the search theme. If the environment contains the credentials of
 * the hosted service, the site uses that service. Otherwise, it uses the embedded
 * search, and `appId` and `apiKey` are placeholders that are never sent anywhere.
 */
export const algolia = {
  appId: env.algolia?.appId ?? EMBEDDED,
  apiKey: env.algolia?.apiKey ?? EMBEDDED,
  indexName: env.algolia?.indexName ?? 'docusaurus-2',
  contextualSearch: true,
  // The results page is src/pages/search.
  searchPagePath: false,
  // In an index of docusaurus.io, the unreleased version is in /docs/next/. The pattern
  // matches only that folder, because a page could be named /docs/nextjs/. The type is
  // the one of the validated configuration, which contains the pattern's source string.
  replaceSearchResultPathname: {
    from: /^\/docs\/next(?=\/|$)/ as unknown as string,
    to: '/docs',
  },
} satisfies Partial<AlgoliaConfig>;

/**
 * Options of the search index plugin, including where `npm run search:push` uploads the
 * records.
 */
export const searchIndex = {
  leaveOut: ['/tests/'],
  // A function keeps the key out of the script of every page.
  pushOptions: () => ({
    appId: env.algolia?.appId,
    indexName: algolia.indexName,
    adminKey: env.algoliaAdminKey,
  }),
} satisfies SearchIndexOptions;
