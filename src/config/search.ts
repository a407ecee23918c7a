import type { ThemeConfig as SearchThemeConfig } from '@docusaurus/theme-search-algolia';
import type { SearchIndexOptions } from '../plugins/searchIndex';
import { WrittenFiles } from '../plugins/searchIndex/writtenFiles';
import { EMBEDDED } from '../search/isHosted';
import { env } from './env';
import { searchWords } from './searchWords';

type AlgoliaConfig = SearchThemeConfig['algolia'];

/**
 * The search theme's configuration. With the credentials of a hosted service
 * in the environment it answers; without them the embedded search does, and
 * the two ids are never sent anywhere.
 */
export const algolia = {
  appId: env.algolia?.appId ?? EMBEDDED,
  apiKey: env.algolia?.apiKey ?? EMBEDDED,
  indexName: env.algolia?.indexName ?? 'docusaurus-2',
  contextualSearch: true,
  searchPagePath: 'search',
  // An index made from the public site holds the unreleased version under
  // /docs/next/. Only that folder: a page may well be called /docs/nextjs/. The
  // type is that of the checked configuration, which holds the source of the pattern.
  replaceSearchResultPathname: {
    from: /^\/docs\/next(?=\/|$)/ as unknown as string,
    to: '/docs',
  },
} satisfies Partial<AlgoliaConfig>;

/** The files of the search index, for those who need to know when they are there. */
export const searchFiles = new WrittenFiles();

/** The records of the search and where `npm run search:push` puts them. */
export const searchIndex = {
  leaveOut: ['/tests/'],
  // A function, like the key below: what options hold goes into the script of every page.
  words: () => searchWords,
  onWritten: searchFiles.done,
  pushOptions: () => ({
    appId: env.algolia?.appId,
    indexName: algolia.indexName,
    adminKey: env.algoliaAdminKey,
  }),
} satisfies SearchIndexOptions;
