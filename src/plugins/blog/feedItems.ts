import type { BlogFeedItem, BlogPost, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { readOutputHTMLFile } from '@docusaurus/utils';
import { load } from 'cheerio';
import { feedHtml } from '../feeds/feedHtml';

/** The address of the picture that stands for a page, as its head gives it. */
export function coverOf(html: string): string | undefined {
  return load(html)('meta[property="og:image"]').attr('content');
}

/**
 * Completes the feed item of a post: plain HTML with a cover that has an
 * address, its day, and authors with the address of their page.
 *
 * @param cover address of the post's picture
 * @param siteUrl address of the site, without a path
 */
export function toFeedItem(
  item: BlogFeedItem,
  { metadata: { date, authors } }: Pick<BlogPost, 'metadata'>,
  cover: string | undefined,
  siteUrl: string,
): BlogFeedItem {
  return {
    ...item,
    published: date,
    content: feedHtml(item.content ?? '', cover),
    author: authors.map(({ name = '', page }) => ({
      name,
      // Routes come without the slash at their end.
      ...(page && { link: `${siteUrl}${page.permalink}`.replace(/\/?$/, '/') }),
    })),
  };
}

/** Makes the feed items of posts from their built pages. */
export const createFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...params }) => {
  const { blogPosts, siteConfig, outDir } = params;
  const items = await defaultCreateFeedItems(params);
  return Promise.all(
    items.map(async (item, index) => {
      const post = blogPosts[index] as BlogPost;
      const page = post.metadata.permalink.replace(siteConfig.baseUrl, '');
      const html = await readOutputHTMLFile(page, outDir, siteConfig.trailingSlash);
      return toFeedItem(item, post, coverOf(html.toString()), siteConfig.url);
    }),
  );
};
