import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { findDocLinks } from './docLinks';
import type { SiteKnowledge } from './pageProps';

function contentOf<T>(allContent: AllContent, plugin: string): T | undefined {
  return allContent[plugin]?.default as T | undefined;
}

/**
 * What the blog and the documentation say about releases: the posts that
 * announce them and the pages of options. Both are looked up in the content of
 * the other plugins, so new posts and pages are linked without further work.
 */
export async function readSiteKnowledge(
  allContent: AllContent,
  siteDir: string,
): Promise<SiteKnowledge> {
  const blog = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  const docs = contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const latest = docs?.loadedVersions.find(({ isLast }) => isLast);
  const pages = await Promise.all(
    (latest?.docs ?? []).map(async ({ permalink, source }) => ({
      permalink,
      source: await readFile(source.replace(/^@site/, path.resolve(siteDir)), 'utf8'),
    })),
  );
  return {
    posts: (blog?.blogPosts ?? []).filter(({ metadata }) => !metadata.unlisted),
    docLinks: findDocLinks(pages),
  };
}
