import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { markdownPlugins, postMarkdownPlugins } from './markdown';
import { editUrlOf } from './repository';

const editPosts = editUrlOf('blog');
const editPages = editUrlOf('src/pages');

const blogDescription =
  'What’s new in each Docusaurus release, and stories from the project, written by the teams of this site, which is independent of Meta.';

/** Our own pages for every blog instance. */
export const blogComponents = {
  blogListComponent: '@site/src/components/BlogIndexPage',
  blogArchiveComponent: '@site/src/components/BlogArchivePage',
  blogAuthorsListComponent: '@site/src/components/BlogAuthorsPage',
  blogAuthorsPostsComponent: '@site/src/components/BlogAuthorPage',
  blogTagsListComponent: '@site/src/components/BlogTagsPage',
} satisfies BlogOptions;

/** The blog: release posts and stories of the project. */
export const blog = {
  path: 'blog',
  blogTitle: 'Docusaurus blog',
  blogDescription,
  blogSidebarTitle: 'All our posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 5,
  editUrl: editPosts && (({ blogPath }) => editPosts(blogPath)),
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: 'Docusaurus blog',
    description: blogDescription,
    // In full, and fetched again and again: what is new, not the archive.
    limit: 20,
  },
  ...blogComponents,
  ...postMarkdownPlugins,
} satisfies BlogOptions;

/** Stand-alone pages. */
export const pages = {
  path: 'src/pages',
  // A plugin adds this page: it answers every URL below its path, too.
  exclude: [...GlobExcludeDefault, 'feature-requests/index.tsx'],
  editUrl: editPages && (({ pagesPath }) => editPages(pagesPath)),
  showLastUpdateTime: true,
  ...markdownPlugins,
} satisfies PagesOptions;
