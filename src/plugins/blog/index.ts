import blogPlugin, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { prepareFeeds } from '../feeds';
import { createFeedItems } from './feedItems';

export { validateOptions };

/**
 * The blog: the blog plugin, with feeds that are complete and hold plain HTML.
 * The inner plugin keeps its name, because the generated modules are resolved by
 * it.
 */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const feeds = prepareFeeds(context, options, createFeedItems);
  const inner = await blogPlugin(context, { ...options, feedOptions: feeds.feedOptions });
  return {
    ...inner,
    async postBuild(props) {
      await inner.postBuild?.(props);
      await feeds.complete(props.outDir);
    },
  };
}
