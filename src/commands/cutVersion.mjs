#!/usr/bin/env node
/**
 * `npm run version:cut -- <version> --date <day>`: freezes the documentation
 * being written as that of a release. Everything is checked before anything is
 * written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  giveUp,
  requireNode,
  requirePackages,
  root,
  run,
  runBin,
  runNpm,
  say,
} from './prerequisites.mjs';
import { compareVersions, releasesIn } from './releases.mjs';

const HELP = `Cuts a version of the documentation.

  npm run version:cut -- <version> --date <day> [--packages <version>] [--replace <version>] [--no-checks]

  <version>              the release, for example 3.11.0
  --date <day>           the day of the release, for example 2030-01-31
  --packages <version>   verify against packages of another version than <version>
  --replace <version>    take away the documentation of an older patch of the same
                         minor release; its addresses lead to the new one
  --no-checks            write the files, and leave verification and build to you

It writes versioned_docs, versioned_sidebars, versions.json, the manifest in
tests/releases, the release date in src/data/releases and, with --replace,
src/data/replacedVersions.json. Then it verifies the new documentation against
the packages of its release, builds the site, and checks the search tags.
`;

const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * What is wrong with the wish to cut a version, or undefined.
 *
 * @param {{ version: string, date: string | undefined, replace: string | undefined }} wish
 * @param {readonly string[]} versions as versions.json has them
 */
export function problemWith({ version, date, replace }, versions) {
  if (!VERSION.test(version)) {
    return `Found the version "${version}", expected three numbers. Write for example 3.11.0.`;
  }
  if (!date || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
    return `Found the date "${date ?? ''}", expected the day of the release. Write for example --date 2030-01-31.`;
  }
  const notOlder = versions.filter((known) => compareVersions(known, version) >= 0);
  if (notOlder.length > 0) {
    return `Found ${notOlder.join(', ')} in versions.json, expected only versions before ${version}.`;
  }
  const minor = version.replace(/\d+$/, '');
  if (replace && !(versions.includes(replace) && replace.startsWith(minor))) {
    return `Found --replace ${replace}, expected a version of versions.json that begins with ${minor}`;
  }
  return undefined;
}

/** Code in a line of Markdown, from its first backtick to its last. */
const CODE_SPAN = /((`+)(?!`).+?(?<!`)\2(?!`))/;

/** Links to the documentation being written. */
const LINK = /(\]\(|\]:\s+|\b(?:to|href)=["'])\/docs\/(?!\d+\.\d+\.\d+\/)/g;

/** Turns links in a line of text into links to the same page of a version. */
const pinLinks = (line, version) =>
  line
    .split(CODE_SPAN)
    // Of three parts, the first is text, the second code, and the third its backticks.
    .map((part, index) => (index % 3 === 0 ? part.replace(LINK, `$1/docs/${version}/`) : part))
    .filter((_part, index) => index % 3 !== 2)
    .join('');

/** Names the version in a command that installs packages of Docusaurus. */
const pinPackages = (line, packages) =>
  /^\W*(?:npm (?:install|i)|(?:yarn|pnpm|bun) add) /.test(line)
    ? line.replace(/(@docusaurus\/[\w-]+)(?=\s|$)/g, `$1@${packages}`)
    : line;

/**
 * Makes a page speak of one release: its links to the documentation being
 * written lead to the same page of the version, and what it tells to install are
 * the packages of the release. Links by file path need no change, and links in
 * code are samples.
 *
 * @param {string} text Markdown
 * @param {string} version of the documentation
 * @param {string} packages version of the packages
 */
export function pinPage(text, version, packages) {
  let fence = '';
  return text
    .replace(/\bdocusaurus@latest\b/g, `docusaurus@${packages}`)
    .split('\n')
    .map((line) => {
      const marks = /^[ >]*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (fence) {
        fence = marks.startsWith(fence) && line.trim() === marks ? '' : fence;
        return pinPackages(line, packages);
      }
      fence = marks;
      return marks ? line : pinLinks(line, version);
    })
    .join('\n');
}

/**
 * The manifest of a release, made from that of the release before it. Packages
 * that the site has too are taken in the site's version, and so are overrides:
 * the site was brought up to the release before its documentation is cut.
 *
 * @typedef {{ dependencies: Record<string, string>, overrides?: Record<string, string> }} Manifest
 * @param {Manifest & { name: string, description: string }} manifest
 * @param {Manifest & { devDependencies: Record<string, string> }} site the site's package.json
 * @param {string} version of the documentation
 * @param {string} packages version of the packages
 */
export function nextManifest(manifest, site, version, packages) {
  const ofSite = { ...site.dependencies, ...site.devDependencies };
  const dependencies = Object.entries(manifest.dependencies).map(([name, range]) => [
    name,
    name.startsWith('@docusaurus/') || name === 'create-docusaurus'
      ? packages
      : (ofSite[name] ?? range),
  ]);
  // "$sharp" stands for the version of the dependency sharp.
  const overrides = Object.entries(site.overrides ?? {}).map(([name, range]) => [
    name,
    range.startsWith('$') ? ofSite[range.slice(1)] : range,
  ]);
  return {
    ...manifest,
    name: `docusaurus-${version}`,
    description: manifest.description.replace(/version \d+\.\d+\.\d+/, `version ${version}`),
    dependencies: Object.fromEntries(dependencies),
    overrides: { ...manifest.overrides, ...Object.fromEntries(overrides) },
  };
}

/**
 * Pages of a version that the version in its place doesn't have: nothing can
 * lead to them by itself.
 *
 * @param {readonly string[]} older files of the version that goes
 * @param {readonly string[]} newer files of the version that comes
 */
export function lostPages(older, newer) {
  const pages = (files) =>
    files.filter((file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file));
  const nameOf = (file) => file.replace(/\.mdx?$/, '');
  const kept = new Set(pages(newer).map(nameOf));
  return pages(older).filter((file) => !kept.has(nameOf(file)));
}

const readJson = (file) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

const writeJson = (file, data) =>
  writeFileSync(`${root}${file}`, `${JSON.stringify(data, null, 2)}\n`);

const RELEASES = 'src/data/releases/releases.json';
const REPLACED = 'src/data/replacedVersions.json';

/** Folders and files that the command writes. */
const WRITTEN = [
  'versions.json',
  'versioned_docs',
  'versioned_sidebars',
  'tests/releases',
  RELEASES,
  REPLACED,
];

/** Stops where an older edit of the same files could be lost or mixed in. */
function requireCleanFiles() {
  if (existsSync(`${root}.git`) && !run('git', ['diff', '--quiet', 'HEAD', '--', ...WRITTEN])) {
    giveUp(
      `There are changes in ${WRITTEN.join(', ')} that are not committed.`,
      'Commit them or take them back ("git restore"), then run the command again.',
    );
  }
}

const folderOf = (version) => `${root}versioned_docs/version-${version}`;

const filesOf = (version) => readdirSync(folderOf(version), { recursive: true, encoding: 'utf8' });

function cutDocs(version, packages) {
  say(`Copying docs and sidebars to ${version}`);
  if (!runBin('docusaurus', ['docs:version', version])) {
    giveUp('Docusaurus could not copy the documentation; its message is above.');
  }
  for (const file of filesOf(version)) {
    if (/\.mdx?$/.test(file)) {
      const page = path.join(folderOf(version), file);
      writeFileSync(page, pinPage(readFileSync(page, 'utf8'), version, packages));
    }
  }
}

function replaceVersion(old, version) {
  say(`Taking away ${old}; its addresses lead to ${version}`);
  const lost = lostPages(filesOf(old), filesOf(version));
  if (lost.length > 0) {
    console.log(`${version} lacks pages of ${old}: ${lost.join(', ')}.`);
    console.log('Name a place for each of their addresses in src/config/redirects.ts.');
  }
  rmSync(folderOf(old), { recursive: true });
  rmSync(`${root}versioned_sidebars/version-${old}-sidebars.json`);
  rmSync(`${root}tests/releases/${old}`, { recursive: true, force: true });
  writeJson(
    'versions.json',
    readJson('versions.json').filter((name) => name !== old),
  );
  const earlier = readJson(REPLACED).map((each) =>
    each.to === old ? { ...each, to: version } : each,
  );
  writeJson(REPLACED, [{ from: old, to: version }, ...earlier]);
  writeJson(
    RELEASES,
    readJson(RELEASES).filter((release) => release.version !== old),
  );
}

/** The one step that needs the network, and therefore the first: when it fails, nothing has changed. */
function writeManifest(version, packages) {
  say(`Writing tests/releases/${version}`);
  const newest = releasesIn(`${root}tests/releases/`).at(-1);
  const folder = `tests/releases/${version}`;
  const manifest = nextManifest(
    readJson(`tests/releases/${newest}/package.json`),
    readJson('package.json'),
    version,
    packages,
  );
  mkdirSync(`${root}${folder}`, { recursive: true });
  writeJson(`${folder}/package.json`, manifest);
  const flags = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--ignore-scripts'];
  if (!runNpm(['install', ...flags], { cwd: `${root}${folder}` })) {
    rmSync(`${root}${folder}`, { recursive: true });
    giveUp(
      `npm could not put together the packages of ${packages}; its lines are above. Nothing was written.`,
      `Check that ${packages} is published ("npm view @docusaurus/core@${packages} version") and that the`,
      '"overrides" of package.json fit it, then run the command again.',
    );
  }
}

function addDate(version, date) {
  writeJson(RELEASES, [{ version, date }, ...readJson(RELEASES)]);
}

/** Every page of the version tells the search which version it belongs to. */
function checkSearchTags(version) {
  const folder = `${root}build/docs/${version}`;
  const tag = `docs-default-${version}`;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])
    .filter(([, html]) => !html.includes('http-equiv="refresh"'));
  const untagged = pages.filter(([, html]) => !html.includes(tag)).map(([file]) => file);
  if (pages.length === 0 || untagged.length > 0) {
    giveUp(`${pages.length} pages were built, and these lack the search tag ${tag}:`, ...untagged);
  }
  console.log(`${pages.length} pages of ${version} carry the search tag ${tag}.`);
}

function check(version) {
  if (!run(process.execPath, ['src/commands/verifyDocs.mjs', version])) {
    giveUp(
      `The documentation differs from the packages of ${version}; the lines are above.`,
      `Mend them in versioned_docs/version-${version} and in docs, then run "npm run verify:docs -- ${version}".`,
    );
  }
  say('Building the site');
  if (!runBin('docusaurus', ['build'])) {
    giveUp('The site could not be built; the messages above say what to mend.');
  }
  checkSearchTags(version);
}

/** @param {readonly string[]} args */
function main(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      date: { type: 'string' },
      packages: { type: 'string' },
      replace: { type: 'string' },
      checks: { type: 'boolean', default: true },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [version] = positionals;
  if (values.help || !version) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const { date, replace, packages = version } = values;
  const problem = problemWith({ version, date, replace }, readJson('versions.json'));
  if (problem) {
    giveUp(problem);
  }
  requireNode();
  requirePackages();
  requireCleanFiles();

  writeManifest(version, packages);
  cutDocs(version, packages);
  addDate(version, date);
  if (replace) {
    replaceVersion(replace, version);
  }
  runBin('biome', ['check', '--write', 'src/data', 'tests/releases', 'versions.json']);
  if (values.checks) {
    check(version);
  }
  say(`${version} is cut. Read "A new version" in CONTRIBUTING.md for what is left to do.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2));
}
