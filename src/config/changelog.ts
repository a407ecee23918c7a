import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import { editUrlOf } from './repository';

const editChangelog = editUrlOf('changelog');

/** The changelog: a blog instance with its own list and entry components. */
export const changelog = {
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Docusaurus changelog',
  blogDescription:
    'What changed in each Docusaurus release: new features, bug fixes, and breaking changes, with links to pull requests and their authors.',
  blogSidebarTitle: 'Changelog',
  blogSidebarCount: 'ALL',
  postsPerPage: 20,
  archiveBasePath: null,
  showReadingTime: false,
  editUrl: editChangelog && (({ blogPath }) => editChangelog(blogPath)),
  // Only the text before the lists of changes is Markdown. The plugin truncates entries there.
  onUntruncatedBlogPosts: 'ignore',
  onInlineTags: 'throw',
  feedOptions: {
    type: 'all',
    title: 'Docusaurus changelog',
    description: 'What changed in each release of Docusaurus.',
    // Feeds contain full entries and are downloaded often, so they only have the latest ones.
    limit: 20,
  },
} satisfies BlogOptions;
