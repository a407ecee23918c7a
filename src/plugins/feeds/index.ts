import path from 'node:path';
import type {
  BlogFeedItem,
  CreateFeedItemsFn,
  FeedOptions,
  PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { completeFeeds } from './completeFeeds';

/**
 * The feeds of a blog: the options for the blog plugin, and what to do after it has written
 * them.
 */
export interface Feeds {
  readonly feedOptions: FeedOptions;
  /** Completes the files. Call it after the blog plugin's `postBuild`. */
  complete(outDir: string): Promise<void>;
}

/**
 * Prepares the feeds of a blog instance.
 *
 * @param createFeedItems creates the items of the feeds
 */
export function prepareFeeds(
  { siteConfig: { url, baseUrl, favicon }, i18n }: LoadContext,
  { feedOptions, routeBasePath }: Pick<PluginOptions, 'feedOptions' | 'routeBasePath'>,
  createFeedItems: CreateFeedItemsFn,
): Feeds {
  let items: readonly BlogFeedItem[] = [];
  return {
    feedOptions: {
      ...feedOptions,
      async createFeedItems(params) {
        const made = await createFeedItems(params);
        items = made;
        return made;
      },
    },
    complete: (outDir) =>
      completeFeeds(path.join(outDir, routeBasePath), {
        address: normalizeUrl([url, baseUrl, routeBasePath, '/']),
        language: i18n.currentLocale,
        icon: favicon && normalizeUrl([url, baseUrl, favicon]),
        items,
      }),
  };
}
