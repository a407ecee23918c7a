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
 * Reads the content that entries link to: posts that announce releases, and the
 * documentation of options. It comes from the other plugins, so the changelog links to
 * new posts and pages automatically.
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
