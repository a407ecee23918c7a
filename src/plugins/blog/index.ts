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
 * Wraps the blog plugin to complete its feeds and fill them with plain HTML. The inner
 * plugin keeps its name, because that name is part of the paths of generated modules.
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
