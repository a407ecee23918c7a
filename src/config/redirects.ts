import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import versions from '../../versions.json';
import replaced from '../data/replacedVersions.json';
import { authorAddresses } from './authorAddresses';
import { type ReplacedVersion, replacedAddresses } from './replacedAddresses';

/** One old address that must keep working. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const MOVED = 'The community pages left the documentation for a section of their own.';

const replacedVersions: readonly ReplacedVersion[] = replaced;

/** Where the documentation was or is served: each version, and the one being written by its usual name elsewhere. */
const docsRoots = [
  '/docs/',
  '/docs/next/',
  ...[...versions, ...replacedVersions.map(({ from }) => from)].map((name) => `/docs/${name}/`),
];

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
    // A patch release takes the place of the one before it, page by page.
    ...replacedAddresses(path, replacedVersions),
    ...authorAddresses(path),
  ],
} satisfies RedirectOptions;
