import path from 'node:path';
import blogPlugin, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin, PluginModule, RouteConfig } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { ChangelogPaths } from '../../lib/changelog/pages';
import { prepareFeeds } from '../feeds';
import { addRoutes, ENTRY_PAGE, LIST_PAGE } from './addRoutes';
import { describeRelease } from './describe';
import { toFeedItem } from './feedItems';
import type { LoadedEntry } from './pageProps';
import { LISTS_BEGIN } from './parseBody';
import { readChangelog } from './readChangelog';
import type { ChangelogEntry } from './readEntry';
import { readSiteKnowledge } from './siteKnowledge';

/** The content of the plugin: its blog posts, and the checked entries that they belong to. */
export interface ChangelogContent extends BlogContent {
  /** All entries, newest first. */
  readonly entries: readonly ChangelogEntry[];
}

/** Pairs each entry with its blog post, in the order of the entries. */
function pairUp(entries: readonly ChangelogEntry[], posts: readonly BlogPost[]): LoadedEntry[] {
  const bySource = new Map(posts.map((post) => [post.metadata.source, post]));
  return entries.flatMap((entry) => {
    const post = bySource.get(`@site/${entry.file}`);
    return post ? [{ entry, post }] : [];
  });
}

/**
 * The changelog: a wrapper around the blog plugin, with a different ID. The blog plugin
 * finds the files and creates the routes, list pages, and feeds. This wrapper checks the
 * files, sorts releases with the same date, and replaces the pages with its own, which
 * receive only the data that they display.
 *
 * The inner plugin keeps its name, because that name is part of the paths of generated
 * modules.
 */
async function changelogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<ChangelogContent>> {
  const { siteDir, siteConfig } = context;
  const folder = path.resolve(siteDir, options.path);
  const base = normalizeUrl([siteConfig.baseUrl, options.routeBasePath, '/']);
  const paths: ChangelogPaths = {
    list: base,
    authors: `${base}${options.authorsBasePath}/`,
    feeds: [
      { label: 'RSS', url: `${base}rss.xml` },
      { label: 'Atom', url: `${base}atom.xml` },
      { label: 'JSON', url: `${base}feed.json` },
    ],
  };
  let entries: readonly ChangelogEntry[] = [];
  let blogRoutes: RouteConfig[] = [];
  let loaded: readonly LoadedEntry[] = [];

  const feeds = prepareFeeds(context, options, async ({ defaultCreateFeedItems, ...params }) => {
    const items = await defaultCreateFeedItems(params);
    return items.map((item, index) => {
      const post = params.blogPosts[index] as BlogPost;
      const { release } = loaded.find((candidate) => candidate.post === post)?.entry ?? {};
      return toFeedItem(item, post, release, `${siteConfig.url}${paths.authors}`);
    });
  });

  const blog = await blogPlugin(context, {
    ...options,
    feedOptions: feeds.feedOptions,
    blogListComponent: LIST_PAGE,
    blogPostComponent: ENTRY_PAGE,
    truncateMarker: LISTS_BEGIN,
    async processBlogPosts({ blogPosts }) {
      return pairUp(entries, blogPosts).map(({ entry: { release }, post }) => ({
        ...post,
        metadata: {
          ...post.metadata,
          description: release ? describeRelease(release) : post.metadata.description,
          // Pages receive what they need as props.
          frontMatter: {},
        },
      }));
    },
  });

  return {
    ...blog,

    async loadContent() {
      entries = await readChangelog(folder, siteDir);
      return { ...((await blog.loadContent?.()) as BlogContent), entries };
    },

    translateContent: ({ content, translationFiles }) => ({
      ...content,
      ...blog.translateContent?.({ content, translationFiles }),
    }),

    async contentLoaded({ content, actions }) {
      blogRoutes = [];
      loaded = pairUp(entries, content.blogPosts);
      await blog.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => blogRoutes.push(route) },
      });
    },

    // The pages link to posts and documentation, so both must be loaded first.
    async allContentLoaded({ allContent, actions }) {
      const site = await readSiteKnowledge(allContent, siteDir);
      await addRoutes({ actions, blogRoutes, loaded, site, paths, options });
    },

    async postBuild(props) {
      await blog.postBuild?.(props);
      await feeds.complete(props.outDir);
    },
  };
}

export default Object.assign(changelogPlugin, { validateOptions }) as PluginModule;
