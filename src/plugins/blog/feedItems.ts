import type { BlogFeedItem, BlogPost, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { readOutputHTMLFile } from '@docusaurus/utils';
import { load } from 'cheerio';
import { feedHtml } from '../feeds/feedHtml';

/** Returns the URL of a page's social card, according to its `<head>`. */
export function coverOf(html: string): string | undefined {
  // Only the head, because parsing the body takes long.
  return load(html.split('<body', 1)[0] ?? '')('meta[property="og:image"]').attr('content');
}

/**
 * Completes the feed item of a post: adds the publication date and the URLs of the
 * authors' pages, and turns the content into plain HTML in which the cover image has a URL.
 *
 * @param cover URL of the post's image
 * @param siteUrl URL of the site, without a path
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
      // Permalinks come without a trailing slash.
      ...(page && { link: `${siteUrl}${page.permalink}`.replace(/\/?$/, '/') }),
    })),
  };
}

/** Creates the feed items of posts from their generated pages. */
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
