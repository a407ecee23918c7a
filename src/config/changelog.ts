import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import { editUrlOf } from './repository';

const editChangelog = editUrlOf('changelog');

/** The changelog: a blog instance with list and entry components of its own. */
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
  // Only the words before the lists go through Markdown; the plugin cuts there.
  onUntruncatedBlogPosts: 'ignore',
  onInlineTags: 'throw',
  feedOptions: {
    type: 'all',
    title: 'Docusaurus changelog',
    description: 'What changed in each release of Docusaurus.',
    // In full, and fetched again and again: what is new, not the archive.
    limit: 20,
  },
} satisfies BlogOptions;
