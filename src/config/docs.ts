import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { currentVersionLabel } from './currentVersion';
import { env } from './env';
import { markdownPlugins } from './markdown';
import { editUrlOf } from './repository';

const editDocs = editUrlOf('docs');
const editCommunity = editUrlOf('community');

/**
 * The versioned documentation. The current version describes the packages that
 * this site is built with, and it's served as the latest version.
 */
export const docs = {
  path: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  versions: { current: { label: currentVersionLabel } },
  // Reviewers of a change look at the current version, and the others take most of the time.
  ...(env.isDeployPreview && { onlyIncludeVersions: ['current'] }),
  breadcrumbs: true,
  // Corrections start in the current version, so the edit links of all versions
  // point to the source in docs/.
  editUrl: editDocs && (({ docPath }) => editDocs(docPath)),
  showLastUpdateTime: true,
  ...markdownPlugins,
} satisfies DocsOptions;

/** The community pages: a second docs instance without versions. */
export const communityDocs = {
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './sidebarsCommunity.ts',
  editUrl: editCommunity && (({ docPath }) => editCommunity(docPath)),
  showLastUpdateTime: true,
  ...markdownPlugins,
} satisfies DocsOptions;
