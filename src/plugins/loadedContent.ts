import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { ChangelogContent } from './changelog';

function contentOf<Content>(allContent: AllContent, plugin: string, id = 'default') {
  return allContent[plugin]?.[id] as Content | undefined;
}

/** Returns the documentation, or undefined if the site has none. */
export const loadedDocs = (allContent: AllContent): LoadedContent | undefined =>
  contentOf(allContent, 'docusaurus-plugin-content-docs');

/** Returns the blog, or undefined if the site has none. */
export const loadedBlog = (allContent: AllContent): BlogContent | undefined =>
  contentOf(allContent, 'docusaurus-plugin-content-blog');

/** Returns the changelog, or undefined if the site has none. */
export const loadedChangelog = (allContent: AllContent): ChangelogContent | undefined =>
  contentOf(allContent, 'docusaurus-plugin-content-blog', 'changelog');
