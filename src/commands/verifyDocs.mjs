/**
 * `npm run verify:docs [-- <version> ...]`: checks the documentation against the
 * packages of its release, for all versions or only for the ones you specify. The
 * packages of old releases are installed in tests/releases the first time.
 */
import {
  giveUp,
  offerHelp,
  requireNode,
  requirePackages,
  root,
  runBin,
  say,
} from './prerequisites.mjs';
import { releasesIn } from './releases.mjs';

offerHelp(import.meta.url);
requireNode();
requirePackages();

const known = ['current', ...releasesIn(`${root}tests/releases/`)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((version) => !known.includes(version));
if (unknown.length > 0) {
  giveUp(
    `There is no documentation for version ${unknown.join(', ')}.`,
    `These versions are available: ${known.join(', ')}.`,
  );
}

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
  giveUp(`The documentation of ${failed.join(' and ')} doesn't match its release.`);
}
