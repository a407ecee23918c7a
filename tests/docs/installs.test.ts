import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { releasesIn } from '../../src/commands/releases.mjs';
import { readPages } from './pages';
import { root } from './release';

/** Matches a command that downloads packages, up to the end of the line or of the code span. */
const COMMAND =
  /\b(?:npm (?:i|install|add|init|create|exec)|npx|(?:yarn|pnpm|bun) (?:add|create|dlx|x)|bunx) [^\n`]*/g;

/** Matches a Docusaurus package in such a command, with or without a version. */
const PACKAGE = /(?<=\s)(@docusaurus\/[\w-]+|(?:create-)?docusaurus)(?:@([^\s'"]+))?(?=\s|$)/g;

/**
 * Matches a Docusaurus 3 package with an exact version in a package.json sample. Older
 * major versions are where upgrades start.
 */
const DEPENDENCY = /"(@docusaurus\/[\w-]+)": "(3\.[^"]*)"/g;

/**
 * The local command, and a package that belongs to version 1 and hasn't been released
 * since. They don't need a version.
 */
const WITHOUT_VERSION = new Set(['docusaurus', '@docusaurus/migrate']);

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Finds the places in a text that install a version other than the given patch release. */
function otherInstalls(file: string, text: string, patch: string): string[] {
  const commands = [...text.matchAll(COMMAND)].flatMap((command) => {
    const isInitializer = / (?:init|create) /.test(command[0].slice(0, 14));
    return [...command[0].matchAll(PACKAGE)]
      .filter(([, name = '']) => isInitializer || !WITHOUT_VERSION.has(name))
      .map(([, name, version]) => ({ index: command.index, name, version }));
  });
  const dependencies = [...text.matchAll(DEPENDENCY)].map(({ index, 1: name, 2: version }) => ({
    index,
    name,
    version,
  }));
  return [...commands, ...dependencies]
    .filter(({ version }) => version !== patch)
    .map(
      ({ index, name, version }) =>
        `${file}:${lineOf(text, index)} found ${name}${version ? `@${version}` : ' without a version'}, expected ${name}@${patch}`,
    );
}

/**
 * Packages from different releases don't work together: the build stops with "should have
 * the exact same version". Therefore, all commands in a released version install the same
 * patch release, which is the version of `create-docusaurus` in its manifest.
 */
describe.each(releasesIn(`${root}tests/releases/`))('Documentation of %s', (version) => {
  const manifest = path.join(root, 'tests/releases', version, 'package.json');
  const patch: string = JSON.parse(readFileSync(manifest, 'utf8')).dependencies[
    'create-docusaurus'
  ];

  it('installs the same patch release in all commands', () => {
    const pages = readPages(path.join(root, `versioned_docs/version-${version}`));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.flatMap(({ file, text }) => otherInstalls(file, text, patch))).toEqual([]);
  });
});

describe('finds commands that install another version', () => {
  it.each([
    ['npm install @docusaurus/theme-mermaid', '@docusaurus/theme-mermaid without a version'],
    ['   npx create-docusaurus@latest my-website', 'create-docusaurus@latest'],
    ['Run `yarn create docusaurus`.', 'docusaurus without a version'],
    ['npm i --save @docusaurus/logger@3.6.0 x', '@docusaurus/logger@3.6.0'],
    ['"@docusaurus/core": "3.6.0",', '@docusaurus/core@3.6.0'],
  ])('%s', (text, found) => {
    expect(otherInstalls('page.mdx', text, '3.7.0')).toEqual([
      expect.stringContaining(`page.mdx:1 found ${found}`),
    ]);
  });

  it.each([
    'npx docusaurus build',
    'npm install @docusaurus/core@3.7.0 clsx',
    'npx @docusaurus/migrate migrate ./website ./website-next',
    '"@docusaurus/core": "^3.5.0"',
  ])('but not %s', (text) => {
    expect(otherInstalls('page.mdx', text, '3.7.0')).toEqual([]);
  });
});
