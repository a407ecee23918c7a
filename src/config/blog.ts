import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { env } from './env';
import { markdownPlugins, postMarkdownPlugins } from './markdown';
import { editUrlOf } from './repository';

const editPosts = editUrlOf('blog');
const editPages = editUrlOf('src/pages');

const blogDescription =
  'What’s new in each Docusaurus release, and stories from the project, written by the teams behind this site, which is independent of Meta.';

/** The page components that all blog instances use instead of the theme's. */
export const blogComponents = {
  blogListComponent: '@site/src/components/BlogIndexPage',
  blogPostComponent: '@site/src/components/BlogPostPage',
  blogArchiveComponent: '@site/src/components/BlogArchivePage',
  blogAuthorsListComponent: '@site/src/components/BlogAuthorsPage',
  blogAuthorsPostsComponent: '@site/src/components/BlogAuthorPage',
  blogTagsListComponent: '@site/src/components/BlogTagsPage',
  blogTagsPostsComponent: '@site/src/components/BlogTagPage',
} satisfies BlogOptions;

/** The blog: release posts and stories from the project. */
export const blog = {
  path: 'blog',
  blogTitle: 'Docusaurus blog',
  blogDescription,
  blogSidebarTitle: 'All posts',
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
    // Feeds contain full posts and are downloaded often, so they only have the latest ones.
    limit: 20,
  },
  ...blogComponents,
  ...postMarkdownPlugins,
} satisfies BlogOptions;

/** Standalone pages. */
export const pages = {
  path: 'src/pages',
  exclude: [
    ...GlobExcludeDefault,
    // A plugin adds this page, because it also matches every URL below its path.
    'feature-requests/index.tsx',
    ...(env.isDeployPreview ? ['tests.mdx'] : []),
  ],
  editUrl: editPages && (({ pagesPath }) => editPages(pagesPath)),
  showLastUpdateTime: true,
  ...markdownPlugins,
} satisfies PagesOptions;
