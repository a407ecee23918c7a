import blogPlugin, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { prepareFeeds } from '../feeds';
import { createFeedItems } from './feedItems';

export { validateOptions };

/** Adds the name of the file to an error about the authors, which the blog plugin doesn't mention. */
function withAuthorsFile(error: unknown, { path, authorsMapPath }: PluginOptions): unknown {
  const { name, message } = error as Error;
  const isAboutAuthors = name === 'ValidationError' || /^The following permalinks/.test(message);
  return isAboutAuthors
    ? new Error(`${path}/${authorsMapPath}: ${message}`, { cause: error })
    : error;
}

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
    async loadContent() {
      try {
        return (await inner.loadContent?.()) as BlogContent;
      } catch (error) {
        throw withAuthorsFile(error, options);
      }
    },
    // In lists of posts, "Read more" is the text of several links to different pages. Our other plugins follow the
    // theme, so these texts replace the theme's.
    getDefaultCodeTranslationMessages: () => ({
      'theme.blog.post.readMore': 'Read the post',
      'theme.blog.post.readMoreLabel': 'Read the post: {title}',
    }),
    async postBuild(props) {
      await inner.postBuild?.(props);
      await feeds.complete(props.outDir);
    },
  };
}
