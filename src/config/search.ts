import type { ThemeConfig as SearchThemeConfig } from '@docusaurus/theme-search-algolia';
import { env } from './env';

type AlgoliaConfig = SearchThemeConfig['algolia'];

/**
 * The search theme's configuration. With the credentials of a hosted service
 * in the environment it answers; without them the embedded search does, and
 * the two ids are never sent anywhere.
 */
export const algolia = {
  appId: env.algolia?.appId ?? 'embedded',
  apiKey: env.algolia?.apiKey ?? 'embedded',
  indexName: env.algolia?.indexName ?? 'docusaurus-2',
  contextualSearch: true,
  searchPagePath: 'search',
  // An index made from the public site holds the unreleased version under /docs/next.
  replaceSearchResultPathname: { from: '/docs/next', to: '/docs' },
} satisfies Partial<AlgoliaConfig>;
