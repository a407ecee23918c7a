import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';

/** The changelog: a blog instance with list and entry components of its own. */
export const changelog = {
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Docusaurus changelog',
  blogDescription: 'What changed in each release of Docusaurus, with every pull request.',
  blogSidebarTitle: 'Changelog',
  blogSidebarCount: 'ALL',
  postsPerPage: 20,
  archiveBasePath: null,
  showReadingTime: false,
  onUntruncatedBlogPosts: 'ignore',
  onInlineTags: 'throw',
  onInlineAuthors: 'ignore',
  feedOptions: { type: 'all', title: 'Docusaurus changelog', xslt: true },
} satisfies BlogOptions;
