/**
 * Which parts of `npm test` a change needs, for `npm test -- --changed`. The table in
 * tests/README.md describes the same rules.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { giveUp, requireGit, root } from './prerequisites.mjs';

/** Browser tests of an area. Files of the site that aren't in any area need all browser tests. */
const AREAS = [
  {
    files: /^(?:docs|versioned_docs|versioned_sidebars)\/|^(?:sidebars\.ts|versions\.json)$/,
    specs: ['diagrams', 'docs', 'everyKind', 'reference', 'versionChanges', 'widths'],
  },
  { files: /^community\/|^sidebarsCommunity\.ts$/, specs: ['everyKind', 'widths'] },
  { files: /^blog\//, specs: ['blog', 'everyKind', 'feeds'] },
  {
    files: /^changelog\/|^src\/(?:pages|plugins|lib)\/changelog\//,
    specs: ['changelog', 'everyKind', 'feeds'],
  },
  { files: /^src\/(?:data|pages|plugins)\/showcase\//, specs: ['everyKind', 'showcase'] },
  {
    files: /^src\/(?:data|plugins)\/featureRequests\/|^src\/pages\/feature-requests\//,
    specs: ['everyKind', 'featureRequests'],
  },
  {
    files: /^src\/pages\/versions\/|^src\/plugins\/versionChanges\//,
    specs: ['everyKind', 'versionChanges', 'versions'],
  },
  {
    files: /^src\/(?:pages\/|plugins\/)?search|^src\/theme\/SearchBar\//,
    specs: ['everyKind', 'errors', 'offline', 'search', 'searchHosted', 'searchStates'],
  },
  {
    files: /^src\/client\/(?:worker\/|offline)|^src\/(?:pages|plugins)\/offline\//,
    specs: ['everyKind', 'faults', 'legal', 'offline', 'versions'],
  },
  { files: /^src\/pages\/legal\.mdx$/, specs: ['everyKind', 'legal', 'offline'] },
  { files: /^tests\/dogfood\//, specs: ['everyKind', 'testArea', 'testAreaPages'] },
];

/** Files that aren't part of the site. Lint rules, types, and unit tests cover them. */
const NOT_IN_BUILD =
  /^tests\/(?!dogfood\/)|^src\/commands\/|\.test\.tsx?$|^\.|^[^/]+\.md$|^playwright\.config\.ts$/;

/** Files that say how the browser tests run. */
const ALL_SPECS = /^playwright\.config\.ts$|^tests\/e2e\/support\/|^tests\/budgets\.ts$/;

/** What the documentation is compared with, and the code that compares it. */
const DOCS = /^docs\/|^tests\/docs\/|^package(?:-lock)?\.json$/;

/**
 * Returns the parts that a change needs in addition to lint rules, types, language, and unit
 * tests, which are always checked.
 *
 * @param {readonly string[]} files changed files, relative to the site
 * @returns {{ docs: boolean, preview: boolean, build: boolean, built: boolean, specs: 'all' | string[] }}
 *   `docs`: the documentation against its release; `preview`: a deploy preview and its tests;
 *   `build`: a new build; `built`: the tests in tests/built; `specs`: names of the browser tests in
 *   tests/e2e
 */
export function partsFor(files) {
  const inBuild = files.filter((file) => !NOT_IN_BUILD.test(file));
  const areas = inBuild.map((file) => AREAS.find((area) => area.files.test(file)));
  const edited = files.flatMap((file) => /^tests\/e2e\/(\w+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const all = areas.includes(undefined) || files.some((file) => ALL_SPECS.test(file));
  const specs = new Set([...areas.flatMap((area) => area?.specs ?? []), ...edited]);
  return {
    docs: files.some((file) => DOCS.test(file)),
    preview: all && inBuild.length > 0,
    build: inBuild.length > 0,
    built:
      inBuild.length > 0 || files.some((file) => /^tests\/(?:built|budgets|search)/.test(file)),
    specs: all ? 'all' : [...specs].sort(),
  };
}

const lines = (text) => text.split('\n').filter(Boolean);

/**
 * Returns where the branch left main. On main, that's the commit before the last one. A clone of
 * another branch has main only under the name of its remote. If the clone has no main or only one
 * commit, it's the last commit.
 *
 * @param {(...args: string[]) => string} git
 */
function startOfBranch(git) {
  const find = (...args) => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  const start =
    git('rev-parse', '--abbrev-ref', 'HEAD') === 'main'
      ? find('rev-parse', '--verify', 'HEAD~1')
      : (find('merge-base', 'main', 'HEAD') ?? find('merge-base', 'origin/main', 'HEAD'));
  return start ?? 'HEAD';
}

/**
 * Returns the changed files since a commit, including changes that aren't committed yet.
 *
 * @param {string} [base] branch or commit. By default, it's where the branch left main
 * @param {string} [folder] folder of the repository
 */
export function changesSince(base, folder = root) {
  requireGit('Clone the repository, or specify the files: npm run check -- FILE.', folder);
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  if (
    base &&
    spawnSync('git', ['rev-parse', '--verify', `${base}^{commit}`], { cwd: folder }).status
  ) {
    giveUp(
      `This repository has no branch or commit named ${base}.`,
      'To list branches, run git branch --all.',
    );
  }
  const commit = base ?? startOfBranch(git);
  const files = new Set([
    ...lines(git('diff', '--name-only', '--no-renames', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]);
  return { commit, files: [...files].sort() };
}
