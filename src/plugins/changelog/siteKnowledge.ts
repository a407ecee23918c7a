import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AllContent } from '@docusaurus/types';
import { formatOf } from '../../lib/markdown';
import { loadedBlog, loadedDocs } from '../loadedContent';
import { findDocLinks } from './docLinks';
import type { SiteKnowledge } from './pageProps';

/**
 * Reads the content that entries link to: posts that announce releases, and the
 * documentation of options. It comes from the other plugins, so the changelog links to
 * new posts and pages automatically.
 */
export async function readSiteKnowledge(
  allContent: AllContent,
  siteDir: string,
): Promise<SiteKnowledge> {
  const latest = loadedDocs(allContent)?.loadedVersions.find(({ isLast }) => isLast);
  const pages = await Promise.all(
    (latest?.docs ?? []).map(async ({ permalink, source }) => ({
      permalink,
      format: formatOf(source),
      source: await readFile(source.replace(/^@site/, path.resolve(siteDir)), 'utf8'),
    })),
  );
  return {
    posts: (loadedBlog(allContent)?.blogPosts ?? []).filter(({ metadata }) => !metadata.unlisted),
    docLinks: findDocLinks(pages),
  };
}
