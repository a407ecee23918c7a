import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changesSince, partsFor } from './changedParts.mjs';

const folder = path.join(__dirname, '../../tests/e2e');
const specs = readdirSync(folder).flatMap((name) => /^(\w+)\.spec\.ts$/.exec(name)?.[1] ?? []);

describe('partsFor', () => {
  it.each([
    ['docs/installation.mdx', 'docs'],
    ['community/team.mdx', 'widths'],
    ['blog/2025-05-26-releases-3.8/index.mdx', 'blog'],
    ['changelog/3.8.0.md', 'changelog'],
    ['src/pages/changelog/_components/EntryPage/index.tsx', 'changelog'],
    ['src/data/showcase/sites.json', 'showcase'],
    ['src/pages/feature-requests/index.tsx', 'featureRequests'],
    ['src/plugins/versionChanges/index.ts', 'versionChanges'],
    ['src/search/embedded/rank.ts', 'searchStates'],
    ['src/pages/legal.mdx', 'legal'],
    ['tests/dogfood/pages tests/seo.mdx', 'testArea'],
  ])('%s needs a build, its files, and some browser tests, such as %s', (file, spec) => {
    const parts = partsFor([file]);
    expect(parts).toMatchObject({ preview: false, build: true, built: true });
    expect(parts.specs).toContain(spec);
    expect(parts.specs.length).toBeLessThan(specs.length / 2);
    // Browser tests that don't exist would be ignored.
    expect(specs).toEqual(expect.arrayContaining([...parts.specs]));
  });

  it.each(['src/theme/TOC/index.tsx', 'src/css/roles.css', 'docusaurus.config.ts', 'package.json'])(
    '%s can change any page',
    (file) => {
      expect(partsFor([file])).toMatchObject({
        preview: true,
        build: true,
        built: true,
        specs: 'all',
      });
    },
  );

  it.each([
    'src/commands/test.mjs',
    'src/lib/slug.test.ts',
    'README.md',
    '.github/workflows/test.yml',
  ])('%s needs nothing else', (file) => {
    expect(partsFor([file])).toEqual({
      docs: false,
      preview: false,
      build: false,
      built: false,
      specs: [],
    });
  });

  it('runs a browser test that changed', () => {
    expect(partsFor(['tests/e2e/home.spec.ts'])).toMatchObject({ build: false, specs: ['home'] });
  });

  it('runs all browser tests if what they share changed', () => {
    expect(partsFor(['tests/e2e/support/test.ts'])).toMatchObject({ build: false, specs: 'all' });
  });

  it('compares the documentation with its release if either of them changed', () => {
    for (const file of ['docs/cli.mdx', 'package-lock.json', 'tests/docs/names.ts']) {
      expect(partsFor([file]).docs, file).toBe(true);
    }
  });
});

const repositories: string[] = [];

/** Makes a repository on the branch "topic" with a commit for each file. */
function makeRepository(names: readonly string[], commands: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  repositories.push(folder);
  const git = (command: string) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...command.split(' ')],
      {
        cwd: folder,
      },
    );
  git('init --quiet --initial-branch topic');
  for (const name of names) {
    writeFileSync(path.join(folder, name), '');
    git('add .');
    git(`commit --quiet --message ${name}`);
  }
  commands.forEach(git);
  return folder;
}

afterEach(() => {
  for (const folder of repositories.splice(0)) {
    rmSync(folder, { recursive: true });
  }
});

describe('changesSince', () => {
  it('rejects a commit that does not exist', () => {
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    const print = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => changesSince('no-such-commit')).toThrow('exit');
    expect(print.mock.calls.join()).toContain('no branch or commit named no-such-commit');
    vi.restoreAllMocks();
  });

  it.each([
    ['a branch', ['branch main HEAD~1']],
    ['a clone of a branch', ['update-ref refs/remotes/origin/main HEAD~1']],
  ])('compares %s with main', (_, commands) => {
    const folder = makeRepository(['one.md', 'two.md'], commands);
    writeFileSync(path.join(folder, 'new.md'), '');
    expect(changesSince(undefined, folder).files).toEqual(['new.md', 'two.md']);
  });

  it.each([
    ['a branch without main', ['one.md', 'two.md'], []],
    ['main with a single commit', ['one.md'], ['branch -m main']],
  ])('sees only what is not committed on %s', (_, names, commands) => {
    const folder = makeRepository(names, commands);
    writeFileSync(path.join(folder, 'one.md'), 'Changed');
    expect(changesSince(undefined, folder).files).toEqual(['one.md']);
  });
});
