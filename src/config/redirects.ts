import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import versions from '../../versions.json';
import replaced from '../data/replacedVersions.json';
import { authorAddresses } from './authorAddresses';
import { CURRENT, type ReplacedVersion, replacedAddresses } from './replacedAddresses';

/** One old address that must keep working. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const MOVED = 'The community pages left the documentation for a section of their own.';

/**
 * Versions under the names that docusaurus.io gives them, where they differ from
 * ours: answers on the web link to them. A minor release is named after its last
 * patch there, and `next` is the version being written.
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

/** Where the documentation is or was served, by any name. */
const docsRoots = [
  '/docs/',
  ...[...versions, ...replacedVersions.map(({ from }) => from)].map((name) => `/docs/${name}/`),
];

/** Migration guides that had a path of their own before there was a second one. */
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
    reason: 'The init package was renamed.',
  },
  ...MIGRATION_GUIDES.map((page) => ({
    from: `/docs/migration/${page}/`,
    to: `/docs/migration/v2/${page}/`,
    reason: 'The guides for version 2 moved when version 3 got its own.',
  })),
  {
    from: '/docs/introduction/',
    to: '/docs/',
    reason: 'The introduction is the root of the documentation.',
  },
];

/** Bylines of the project's first blog that had a page of their own, with the number of its pages. */
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
    reason: 'The posts are written by teams; whoever looks for a person finds out here.',
  })),
);

const TEST = 'Test area: each kind of redirect target.';

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
    reason: 'Test area: the second page of an author, by another address.',
  },
];

/** Addresses are promises: old ones lead to where their content lives now, and every page also answers with ".html". */
export const redirects = {
  fromExtensions: ['html'],
  redirects: [...moved, ...bylines, ...testArea].map(({ from, to }) => ({ from, to })),
  createRedirects: (path) => [
    // Every page of a version also answers under the version's other names.
    ...replacedAddresses(path, replacedVersions),
    ...authorAddresses(path),
  ],
} satisfies RedirectOptions;
