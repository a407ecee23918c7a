/**
 * `npm test`: runs all the checks that a change has to pass. It installs missing packages, and
 * then checks formatting and lint rules, types, language, unit tests, the documentation of the
 * current version, a deploy preview, the production build and its files, and the browser tests.
 * `npm test -- --changed [<commit>]` runs only the parts that the changes since a commit need
 * (see changedParts.mjs).
 * The last line contains the total numbers of passed and failed tests.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { changesSince, partsFor } from './changedParts.mjs';
import {
  collect,
  collectBin,
  isFinished,
  offerHelp,
  requireBrowser,
  requireNode,
  requirePackages,
  root,
  runBin,
  say,
} from './prerequisites.mjs';

const REPORTS = `${root}test-results`;

const sum = { passed: 0, failed: 0 };
const problems = [];
const times = [];

/** Counts a failure outside of the test runners. */
function fail(problem) {
  sum.failed += 1;
  problems.push(problem);
}

const minutes = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Measures a part. Its output appears when it's complete, because others run at the same time. */
async function measure(title, start) {
  const begin = Date.now();
  const { passed, output } = await start();
  const time = Date.now() - begin;
  times.push({ title, time });
  say(`${title} (${minutes(time)})`);
  if (output) {
    console.log(output);
  }
  return passed;
}

/** Runs a part that counts as one failure if it fails. It isn't counted if it passes. */
async function check(title, start) {
  const passed = await measure(title, start);
  if (!passed) {
    fail(title);
  }
  return passed;
}

/** Adds the numbers in a test runner's report to the totals. */
function count(title, file, read, { mayBeEmpty = false } = {}) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) {
      problems.push(`${title}: ${failed} failed`);
    } else if (passed === 0 && !mayBeEmpty) {
      fail(`${title}: no test ran`);
    }
  } catch (error) {
    fail(`${title}: no report (${error.message})`);
  }
}

/** Runs the tests of a Vitest configuration and adds their numbers to the totals. */
async function vitest(title, folder, flags = []) {
  const report = `${REPORTS}/${title.toLowerCase().replaceAll(' ', '-')}.json`;
  const passed = await measure(title, () =>
    collectBin('vitest', [
      'run',
      `--config=${folder}/vitest.config.mts`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...flags,
    ]),
  );
  const read = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    // Vitest also fails if a file can't be loaded, or if an error occurs outside of the tests.
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 || !passed ? 1 : 0),
  });
  count(title, report, read, { mayBeEmpty: flags.includes('--passWithNoTests') });
}

/** Runs the browser tests. They use all processors, so nothing else runs at the same time. */
function browser(specs) {
  const title = 'Browser tests';
  const files = specs === 'all' ? [] : specs.map((name) => `tests/e2e/${name}.spec.ts`);
  say(title);
  const begin = Date.now();
  const passed = runBin('playwright', ['test', ...files]);
  times.push({ title, time: Date.now() - begin });
  const read = ({ stats, errors }) => ({
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky + errors.length, passed ? 0 : 1),
  });
  count(title, `${REPORTS}/browser.json`, read);
}

const [flag, base] = process.argv.slice(2);
const changes = flag === '--changed' ? changesSince(base) : undefined;
const parts = changes
  ? partsFor(changes.files)
  : { docs: true, preview: true, build: true, built: true, specs: 'all' };
const needsBrowser = parts.specs.length > 0;

offerHelp(import.meta.url);
requireNode();
requirePackages();
if (needsBrowser) {
  requireBrowser();
}
const begin = Date.now();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
if (changes) {
  say(`${changes.files.length} files changed since ${changes.commit}`);
}

/** Builds the site in `build/`. The persistent cache doesn't notice changes in this site's plugins, so it's off. */
function build(title, variables = {}) {
  const env = { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...variables };
  return check(title, () => collectBin('docusaurus', ['build'], { env }));
}

/** Builds a deploy preview and tests it. The next build replaces it. */
async function checkPreview() {
  if (await build('Deploy preview', { SITE_DEPLOY_PREVIEW: 'true' })) {
    await vitest('Files of the preview', 'tests/preview');
  } else {
    problems.push('Tests of the preview: skipped because its build failed');
  }
}

/** The parts that don't need a build, one after the other. */
async function checkSources() {
  await check('Formatting and lint rules', () =>
    collectBin('biome', ['check', '--error-on-warnings', '.']),
  );
  await check('Types', () => collectBin('tsc', []));
  const prose = changes?.files.filter((file) => existsSync(root + file)) ?? [];
  if (!changes || prose.length > 0) {
    await check('Language', () =>
      collect(process.execPath, [
        `${root}src/commands/prose.mjs`,
        ...prose.map((file) => root + file),
      ]),
    );
  }
  const related = changes ? [`--changed=${changes.commit}`, '--passWithNoTests'] : [];
  await vitest('Unit tests', 'tests', related);
  if (parts.docs) {
    await vitest('Documentation against its release', 'tests/docs');
  }
}

/** The parts that need a build, except for the browser tests. */
async function checkBuild() {
  if (parts.preview) {
    await checkPreview();
  }
  if (!parts.built && !needsBrowser) {
    return false;
  }
  const hasBuild = !parts.build && isFinished();
  const isBuilt = hasBuild || (await build('Production build'));
  if (!isBuilt) {
    problems.push('Tests of the build: skipped because the build failed');
  } else if (parts.built) {
    await vitest('Files of the build', 'tests/built');
  }
  return isBuilt;
}

// The build leaves processors idle, so the other checks run next to it.
const [isBuilt] = await Promise.all([checkBuild(), checkSources()]);
if (isBuilt && needsBrowser) {
  browser(parts.specs);
}

const longest = Math.max(...times.map(({ title }) => title.length));
console.log('\nTime of each part (some ran at the same time), in minutes:');
for (const { title, time } of [...times, { title: 'All', time: Date.now() - begin }]) {
  console.log(`  ${title.padEnd(longest)} ${minutes(time).padStart(6)}`);
}
if (problems.length > 0) {
  console.error(`\n✖ Failed:\n  ${problems.join('\n  ')}`);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
