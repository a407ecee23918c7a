#!/usr/bin/env node
/**
 * `npm run version:cut -- <version> --date <date>`: creates a documentation
 * version for a release from the current documentation. It checks everything
 * before it writes anything.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadModule } from './loadModule.mjs';
import { completeLockFile } from './lockfile.mjs';
import {
  giveUp,
  readArguments,
  requireNode,
  requirePackages,
  root,
  run,
  runBin,
  runNpm,
  say,
} from './prerequisites.mjs';
import { compareVersions, releasesIn } from './releases.mjs';

const HELP = `Creates (cuts) a documentation version.

  npm run version:cut -- <version> --date <date> [--packages <version>] [--replace <version>] [--no-checks]

  <version>              Release, for example 3.11.0
  --date <date>          Date of the release, for example 2030-01-31
  --packages <version>   Version of the packages to verify against, if it isn't <version>
  --replace <version>    Remove the documentation of an older patch of the same minor
                         release, and redirect its URLs to the new version
  --no-checks            Write the files, but don't verify or build anything

This command writes versioned_docs, versioned_sidebars, versions.json, the
manifest in tests/releases, the release date in src/data/releases, and, with
--replace, src/data/replacedVersions.json. It then verifies the new documentation
against the packages of its release, builds the site, and checks the search tags.
`;

const VERSION = /^\d+\.\d+\.\d+$/;

/** JavaScript accepts February 31, and reads it as March 3. */
const isDate = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

/**
 * Checks the arguments of the command. Returns what's wrong with them, or undefined.
 *
 * @param {{ version: string, date: string | undefined, replace: string | undefined }} wish
 * @param {readonly string[]} versions content of versions.json
 */
export function problemWith({ version, date, replace }, versions) {
  if (!VERSION.test(version)) {
    return `Found the version "${version}", expected three numbers, for example 3.11.0.`;
  }
  if (!isDate(date)) {
    return `Found the date "${date ?? ''}", expected the date of the release, for example --date 2030-01-31.`;
  }
  if (versions.includes(version)) {
    return `Found ${version} in versions.json, so it already exists. Choose another version, or remove it first.`;
  }
  const notOlder = versions.filter((known) => compareVersions(known, version) >= 0);
  if (notOlder.length > 0) {
    return `Found ${notOlder.join(', ')} in versions.json, expected only versions older than ${version}.`;
  }
  const minor = version.replace(/\d+$/, '');
  if (replace && !(versions.includes(replace) && replace.startsWith(minor))) {
    return `Found --replace ${replace}, expected a version from versions.json that starts with ${minor}`;
  }
  return undefined;
}

/**
 * Derives the manifest of a release from the manifest of the previous release. For
 * packages and overrides that the site also has, it uses the site's versions, because
 * the site is updated to a release before its documentation version is created.
 *
 * @typedef {{ dependencies: Record<string, string>, overrides?: Overrides }} Manifest
 * @typedef {{ [name: string]: string | Overrides }} Overrides
 * @param {Manifest & { name: string, description: string }} manifest
 * @param {Manifest & { devDependencies: Record<string, string> }} site the site's package.json
 * @param {string} version documentation version
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
  // "$sharp" means the version of the `sharp` dependency. An object has the overrides for a package.
  const resolve = (range) => {
    if (typeof range === 'object') {
      return Object.fromEntries(
        Object.entries(range).map(([name, inner]) => [name, resolve(inner)]),
      );
    }
    return range.startsWith('$') ? ofSite[range.slice(1)] : range;
  };
  return {
    ...manifest,
    name: `docusaurus-${version}`,
    description: manifest.description.replace(/version \d+\.\d+\.\d+/, `version ${version}`),
    dependencies: Object.fromEntries(dependencies),
    overrides: { ...manifest.overrides, ...resolve(site.overrides ?? {}) },
  };
}

/**
 * Finds the pages of a version that its replacement doesn't have. Their URLs can't
 * be redirected automatically.
 *
 * @param {readonly string[]} older files of the version to remove
 * @param {readonly string[]} newer files of its replacement
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

/** Writes data without line breaks. Biome adds them, but keeps the ones that it finds. */
const writeData = (file, data) => writeFileSync(`${root}${file}`, JSON.stringify(data));

const RELEASES = 'src/data/releases/releases.json';
const REPLACED = 'src/data/replacedVersions.json';

/** The folders and files that the command writes. */
const WRITTEN = [
  'versions.json',
  'versioned_docs',
  'versioned_sidebars',
  'tests/releases',
  RELEASES,
  REPLACED,
];

/**
 * Stops if the files have uncommitted changes, which could get lost or mixed up with the
 * new ones.
 */
function requireCleanFiles() {
  if (existsSync(`${root}.git`) && !run('git', ['diff', '--quiet', 'HEAD', '--', ...WRITTEN])) {
    giveUp(
      `There are uncommitted changes in ${WRITTEN.join(', ')}.`,
      'Commit them or undo them with "git restore", and then run the command again.',
    );
  }
}

const folderOf = (version) => `${root}versioned_docs/version-${version}`;

const filesOf = (version) => readdirSync(folderOf(version), { recursive: true, encoding: 'utf8' });

function cutDocs(version, packages) {
  say(`Copying the docs and sidebars to ${version}`);
  if (!runBin('docusaurus', ['docs:version', version])) {
    giveUp('Docusaurus could not copy the documentation. For the reason, see its error above.');
  }
  /** @type {typeof import('./pinPage')} */
  const { pinPage } = loadModule('src/commands/pinPage.ts');
  for (const file of filesOf(version).filter((name) => /\.mdx?$/.test(name))) {
    const page = path.join(folderOf(version), file);
    const format = file.endsWith('.md') ? 'md' : 'mdx';
    writeFileSync(page, pinPage(readFileSync(page, 'utf8'), version, packages, format));
  }
}

function replaceVersion(old, version) {
  say(`Removing ${old} and redirecting its URLs to ${version}`);
  const lost = lostPages(filesOf(old), filesOf(version));
  if (lost.length > 0) {
    console.log(`${version} doesn't have these pages of ${old}: ${lost.join(', ')}.`);
    console.log('In src/config/redirects.ts, add a redirect for each of their URLs.');
  }
  rmSync(folderOf(old), { recursive: true });
  rmSync(`${root}versioned_sidebars/version-${old}-sidebars.json`);
  rmSync(`${root}tests/releases/${old}`, { recursive: true, force: true });
  writeData(
    'versions.json',
    readJson('versions.json').filter((name) => name !== old),
  );
  const earlier = readJson(REPLACED).map((each) =>
    each.to === old ? { ...each, to: version } : each,
  );
  writeData(REPLACED, [{ from: old, to: version }, ...earlier]);
  writeData(
    RELEASES,
    readJson(RELEASES).filter((release) => release.version !== old),
  );
}

/**
 * The only step that needs the network. It runs first, so that nothing has changed yet if
 * it fails.
 */
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
      `npm could not resolve the packages of ${packages}. For the reason, see its output above. No files were changed.`,
      `Check that ${packages} is published ("npm view @docusaurus/core@${packages} version") and that it's`,
      'compatible with the "overrides" in package.json, and then run the command again.',
    );
  }
  // "npm run lock:complete" only completes files that Git knows.
  completeLockFile(`${root}${folder}/package-lock.json`);
}

function addDate(version, date) {
  writeData(RELEASES, [{ version, date }, ...readJson(RELEASES)]);
}

/** Checks that each page of the version has the tag by which the search recognizes the version. */
function checkSearchTags(version) {
  const folder = `${root}build/docs/${version}`;
  const tag = `docs-default-${version}`;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])
    .filter(([, html]) => !html.includes('http-equiv="refresh"'));
  const untagged = pages.filter(([, html]) => !html.includes(tag)).map(([file]) => file);
  if (pages.length === 0 || untagged.length > 0) {
    giveUp(
      `The build has ${pages.length} pages of ${version}. These don't have the search tag ${tag}:`,
      ...untagged,
    );
  }
  console.log(`All ${pages.length} pages of ${version} have the search tag ${tag}.`);
}

function check(version) {
  if (!run(process.execPath, ['src/commands/verifyDocs.mjs', version])) {
    giveUp(
      `The documentation doesn't match the packages of ${version}. The differences are listed above.`,
      `Fix them in versioned_docs/version-${version} and in docs, and then run "npm run verify:docs -- ${version}".`,
    );
  }
  say('Building the site');
  if (!runBin('docusaurus', ['build'])) {
    giveUp('The site could not be built. Fix the errors above.');
  }
  checkSearchTags(version);
}

/** @param {readonly string[]} args */
function main(args) {
  const { values, positionals } = readArguments({
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
  requireNode();
  requirePackages();
  const { date, replace, packages = version } = values;
  const problem = problemWith({ version, date, replace }, readJson('versions.json'));
  if (problem) {
    giveUp(problem);
  }
  requireCleanFiles();

  writeManifest(version, packages);
  cutDocs(version, packages);
  addDate(version, date);
  if (replace) {
    replaceVersion(replace, version);
  }
  runBin('biome', ['format', '--write', '--log-level=error', 'src/data', 'versions.json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (values.checks) {
    check(version);
  }
  say(`Created ${version}. For the next steps, see "A new version" in CONTRIBUTING.md.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2));
}
