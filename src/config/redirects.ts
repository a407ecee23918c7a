import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import versions from '../../versions.json';
import replaced from '../data/replacedVersions.json';
import { authorAddresses } from './authorAddresses';
import { env } from './env';
import { CURRENT, type ReplacedVersion, replacedAddresses } from './replacedAddresses';

/** An old URL that must keep working. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const MOVED = 'The community pages moved from the documentation to their own section.';

/**
 * Names of versions on docusaurus.io that differ from ours. Many answers on the web
 * link to them. There, a minor release is named after its last patch, and `next` is
 * the unreleased version.
 */
const publicNames: readonly ReplacedVersion[] = [
  { from: 'next', to: CURRENT },
  { from: '3.9.2', to: CURRENT },
  { from: '3.8.1', to: '3.8.0' },
];

const replacedVersions: readonly ReplacedVersion[] = [
  ...replaced,
  ...publicNames.filter(({ from }) => !versions.includes(from)),
];

/** All URLs at which the documentation is or was available. */
const docsRoots = [
  '/docs/',
  ...[...versions, ...replacedVersions.map(({ from }) => from)].map((name) => `/docs/${name}/`),
];

/** The version 2 migration guides, which had shorter URLs before the version 3 guide was added. */
const MIGRATION_GUIDES = ['automated', 'manual', 'translated-sites', 'versioned-sites'];

const moved: readonly Redirect[] = [
  ...['support', 'team', 'resources'].flatMap((page) =>
    docsRoots.map((docs) => ({
      from: `${docs}${page}/`,
      to: `/community/${page}/`,
      reason: MOVED,
    })),
  ),
  {
    from: '/docs/api/misc/docusaurus-init/',
    to: '/docs/api/misc/create-docusaurus/',
    reason: 'The init package was renamed to create-docusaurus.',
  },
  ...MIGRATION_GUIDES.map((page) => ({
    from: `/docs/migration/${page}/`,
    to: `/docs/migration/v2/${page}/`,
    reason: 'The guides for version 2 moved when the guide for version 3 was added.',
  })),
  // Previews contain only the current version.
  ...['', ...(env.isDeployPreview ? [] : versions.map((name) => `${name}/`))].map((version) => ({
    from: `/docs/${version}intro/`,
    to: `/docs/${version}`,
    reason: 'New sites have their introduction at this URL, so readers try it here, too.',
  })),
  {
    from: '/docs/introduction/',
    to: '/docs/',
    reason: 'The introduction is at the root of the documentation.',
  },
];

/** Authors who had their own page on the project's original blog, with the number of list pages. */
const personalPages = {
  'j-marcey': 1,
  'josh-cena': 1,
  'lex-111': 1,
  slorber: 4,
  yangshun: 1,
  zpao: 1,
};

const bylines: readonly Redirect[] = Object.entries(personalPages).flatMap(([key, pages]) =>
  Array.from({ length: pages }, (_, index) => ({
    from: `/blog/authors/${key}/${index === 0 ? '' : `authors/${index + 1}/`}`,
    to: '/blog/authors/',
    reason:
      'Teams write the posts on this site. The list of authors explains this to readers who look for a person.',
  })),
);

const TEST = 'Test area: one redirect for each kind of target.';

const testArea: readonly Redirect[] = [
  { from: '/home/', to: '/', reason: TEST },
  { from: '/home/qs/', to: '/?a=1', reason: TEST },
  { from: '/home/anchor/', to: '/#anchor', reason: TEST },
  { from: '/home/absolute/', to: 'https://docusaurus.io/', reason: TEST },
  { from: '/home/absolute/qs/', to: 'https://docusaurus.io/?a=1', reason: TEST },
  { from: '/home/absolute/anchor/', to: 'https://docusaurus.io/#anchor', reason: TEST },
  {
    from: '/tests/blog/authors/slorber/authors/2/',
    to: '/tests/blog/authors/slorber/page/2/',
    reason: 'Test area: another URL for the second page of an author.',
  },
];

/**
 * Public URLs must keep working: old ones redirect to where the content is now, and every
 * page also has a URL that ends in ".html".
 */
export const redirects = {
  // Only old links need these files, and they're half of all HTML files.
  ...(!env.isDeployPreview && { fromExtensions: ['html'] }),
  redirects: [...moved, ...bylines, ...(env.isDeployPreview ? [] : testArea)].map(
    ({ from, to }) => ({ from, to }),
  ),
  createRedirects: (path) => [
    // Every page is also available under the other names of its version.
    ...replacedAddresses(path, replacedVersions),
    ...authorAddresses(path),
  ],
} satisfies RedirectOptions;
