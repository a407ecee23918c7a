import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const REGISTRY = 'https://registry.npmjs.org/';

/** Packages that may run a script when they're installed. Read a script before you add its package. */
const MAY_RUN_SCRIPTS = new Set(['@swc/core', 'core-js', 'core-js-pure', 'fsevents']);

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Whether npm runs the install scripts of the packages in a folder. */
const runsScripts = (folder: string) =>
  !existsSync(join(root, folder, '.npmrc')) ||
  !/^ignore-scripts=true$/m.test(read(`${folder}/.npmrc`));

/** Problems of a lock file. It contains no URLs, so npm loads all packages from the configured registry. */
function lockProblems({ lockfileVersion, packages }: LockFile, scripts = true): string[] {
  const problems = lockfileVersion === 3 ? [] : [`lockfileVersion ${lockfileVersion}`];
  for (const [path, each] of Object.entries(packages)) {
    const {
      version = '',
      resolved,
      integrity,
      optional,
      os,
      cpu,
      libc,
      hasInstallScript,
      link,
    } = each;
    if (path === '') {
      continue;
    }
    if (resolved && !resolved.startsWith(REGISTRY)) {
      problems.push(`${path}: from ${resolved}`);
    }
    if (link || !/^\d+\.\d+\.\d+/.test(version)) {
      problems.push(`${path}: not a version from a registry`);
    }
    // npm doesn't know the hashes of packages for other platforms that the mirror doesn't serve.
    const forOtherPlatform = optional && (os || cpu || libc);
    if (integrity ? !integrity.startsWith('sha512-') : !forOtherPlatform) {
      problems.push(`${path}: integrity ${integrity}`);
    }
    if (scripts && hasInstallScript && !MAY_RUN_SCRIPTS.has(nameOf(path))) {
      problems.push(`${path}: has an install script`);
    }
  }
  return problems;
}

describe('lock files', () => {
  const files = [
    'package-lock.json',
    'tests/bench/package-lock.json',
    'tests/bench/starlight/package-lock.json',
    ...readdirSync(join(root, 'tests/releases')).map(
      (version) => `tests/releases/${version}/package-lock.json`,
    ),
  ];

  it('exist', () => {
    expect(files.length).toBeGreaterThanOrEqual(4);
  });

  it.each(files)('%s has only packages with hashes from the registry', (file) => {
    const lock: LockFile = JSON.parse(read(file));
    expect(Object.keys(lock.packages).length).toBeGreaterThan(10);
    expect(lockProblems(lock, runsScripts(dirname(file)))).toEqual([]);
  });

  const good = { version: '1.0.0', integrity: 'sha512-abc' };
  it.each([
    ['another host', { ...good, resolved: 'https://evil.example/a.tgz' }],
    ['no encryption', { ...good, resolved: 'http://registry.npmjs.org/a.tgz' }],
    ['a Git repository', { ...good, resolved: 'git+ssh://git@github.com/a/b.git#c' }],
    ['a folder', { ...good, link: true }],
    ['a weak hash', { version: '1.0.0', integrity: 'sha1-abc' }],
    ['no hash', { version: '1.0.0' }],
    ['an install script', { ...good, hasInstallScript: true }],
  ])('finds %s', (_name, each) => {
    const lock = { lockfileVersion: 3, packages: { '': {}, 'node_modules/a': each } };
    expect(lockProblems(lock)).toHaveLength(1);
  });
});

describe('package.json', () => {
  it('has exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(30);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });
});

/** Problems of a workflow: actions that can change, and permissions that it doesn't need. */
function workflowProblems(text: string): string[] {
  const uses = [...text.matchAll(/\buses:\s*(.+)/g)].map(([, use = '']) => use.trim());
  const pinned = /^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
  const problems = uses.filter((use) => !use.startsWith('./') && !pinned.test(use));
  const top = /^permissions:\n((?: {2}.*\n)+)/m.exec(text)?.[1];
  if (!top) {
    problems.push('no permissions for all jobs');
  }
  const writes = [...text.matchAll(/^( *)([\w-]+): write\b/gm)];
  for (const [, indent = '', name = ''] of writes) {
    // Only a job that deploys may write, and only what a deployment needs.
    if (indent.length < 6 || !['pages', 'id-token'].includes(name)) {
      problems.push(`${name}: write`);
    }
  }
  if (/write-all|pull_request_target/.test(text)) {
    problems.push('write-all or pull_request_target');
  }
  const checkouts = text.match(/uses: actions\/checkout@/g)?.length ?? 0;
  const careful = text.match(/persist-credentials: false/g)?.length ?? 0;
  if (careful < checkouts) {
    problems.push('a checkout that keeps its token');
  }
  return problems;
}

describe('workflows', () => {
  const files = readdirSync(join(root, '.github/workflows'));

  it('exist', () => {
    expect(files.length).toBeGreaterThanOrEqual(3);
  });

  it.each(files)('%s is pinned and has few permissions', (file) => {
    expect(workflowProblems(read(`.github/workflows/${file}`))).toEqual([]);
  });

  it('look for vulnerabilities in production dependencies if a package changes, and every week', () => {
    const audit = read('.github/workflows/audit.yml');
    expect(audit).toMatch(/^ {2}pull_request:\n {4}paths: \[package-lock\.json\b/m);
    expect(audit).toMatch(/^ {2}schedule:/m);
    expect(audit).toMatch(/^ {8}run: npm audit --omit=dev\b/m);
  });

  const start = 'permissions:\n  contents: read\n';
  it.each([
    ['a tag', `${start}- uses: actions/cache@v4`],
    ['a commit without its version', `${start}- uses: actions/cache@${'a'.repeat(40)}`],
    ['missing permissions', 'jobs:\n'],
    ['write access for all jobs', 'permissions:\n  contents: write\n'],
    ['write access to the code', `${start}    permissions:\n      contents: write\n`],
    ['access for forks', `${start}on: pull_request_target\n`],
    ['a token that stays', `${start}- uses: actions/checkout@${'a'.repeat(40)} # v4.0.0\n`],
  ])('finds %s', (_name, text) => {
    expect(workflowProblems(text)).toHaveLength(1);
  });
});
