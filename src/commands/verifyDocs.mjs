/**
 * `npm run verify:docs [-- <version> ...]`: checks documentation against the
 * packages of its release, all versions unless some are named. Packages of old
 * releases are installed below tests/releases the first time.
 */
import { giveUp, requireNode, requirePackages, root, runBin, say } from './prerequisites.mjs';
import { releasesIn } from './releases.mjs';

const known = ['current', ...releasesIn(`${root}tests/releases/`)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((version) => !known.includes(version));
if (unknown.length > 0) {
  giveUp(
    `There is no documentation of version ${unknown.join(', ')} to verify.`,
    `Name some of: ${known.join(', ')}.`,
  );
}

requireNode();
requirePackages();

const failed = [];
for (const version of wanted.length > 0 ? wanted : known) {
  if (version !== 'current') {
    requirePackages(`${root}tests/releases/${version}/`, {
      name: `packages of ${version}`,
      flags: ['--ignore-scripts'],
    });
  }
  say(`Documentation of ${version}`);
  const env = { ...process.env, DOCS_VERSION: version };
  if (!runBin('vitest', ['run', '--config=tests/docs/vitest.config.mts'], { env })) {
    failed.push(version);
  }
}

if (failed.length > 0) {
  giveUp(`The documentation of ${failed.join(' and ')} differs from its release.`);
}
