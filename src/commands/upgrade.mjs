/**
 * `npm run upgrade [-- <version>]`: moves all @docusaurus packages to a release, extracts the
 * reference of its options again, shows what changed in it, and runs all tests.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  giveUp,
  requireGit,
  requireNode,
  requirePackages,
  root,
  run,
  runBin,
  runNpm,
  say,
} from './prerequisites.mjs';

const HELP = `Upgrades Docusaurus.

  npm run upgrade                  to the latest release
  npm run upgrade -- 3.11.0        to this release
  npm run upgrade -- 3.11.0 --no-tests
                                   without running the tests afterward
`;

/** Packages that have the version of Docusaurus. */
const isDocusaurus = (name) => name.startsWith('@docusaurus/') || name === 'create-docusaurus';

/**
 * Returns package.json with all packages of Docusaurus in one version.
 *
 * @param {string} text
 * @param {string} version
 */
export function withVersion(text, version) {
  const manifest = JSON.parse(text);
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(group ?? {}).filter(isDocusaurus)) {
      group[name] = version;
    }
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const output = (program, args) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();

function main(args) {
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  requireNode();
  requirePackages();
  const file = `${root}package.json`;
  const given = args.find((arg) => !arg.startsWith('--'));
  if (given && !/^\d+\.\d+\.\d+$/.test(given)) {
    giveUp(`Found "${given}", expected a release, such as 3.11.0.`);
  }
  requireGit('Clone the repository, so that you can undo the upgrade.');
  if (output('git', ['status', '--porcelain', '--untracked-files=no'])) {
    giveUp(
      'There are uncommitted changes.',
      'Commit them first, so that you can undo the upgrade with "git restore .".',
    );
  }
  const version =
    given ?? output('npm', ['view', '@docusaurus/core', 'version']).split('\n').at(-1);
  const before = readFileSync(file, 'utf8');
  say(`Docusaurus ${JSON.parse(before).dependencies['@docusaurus/core']} → ${version}`);
  writeFileSync(file, withVersion(before, version));
  if (!runNpm(['install']) || !run(process.execPath, [`${root}src/commands/lockfile.mjs`])) {
    writeFileSync(file, before);
    giveUp(
      'npm could not install the packages, so package.json is as before.',
      'Run npm install to restore node_modules.',
    );
  }
  say('Reference of options, fields, and commands');
  const env = { ...process.env, DOCS_VERSION: 'current' };
  runBin('vitest', ['run', '--config=tests/docs/vitest.config.mts', 'data', '--update'], { env });
  const changes = output('git', ['diff', '--stat', '--patch', '--', 'tests/docs/reference']);
  console.log(changes || 'No option, field, or command has changed.');
  const hasPassed = args.includes('--no-tests') || runNpm(['test']);
  console.log(`
Next steps:
  1. ${hasPassed ? 'Read' : 'Fix the failures above, and read'} the changes in tests/docs/reference, and update docs/ (npm run verify:docs -- current).
  2. Delete workarounds whose removal condition has come true (ARCHITECTURE.md). tests/build/removalConditions.test.ts
     checks those that a program can check.
  3. To document the release as a version, see "A new version" in CONTRIBUTING.md.`);
  process.exitCode = hasPassed ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2));
}
