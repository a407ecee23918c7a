/**
 * `npm test`: runs all the checks that a change has to pass. It installs missing
 * packages, and then checks formatting and lint rules, types, unit tests, the
 * documentation of the current version, the production build and its files, and the
 * browser tests.
 * The last line contains the total numbers of passed and failed tests.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  requireBrowser,
  requireNode,
  requirePackages,
  root,
  run,
  runBin,
  say,
} from './prerequisites.mjs';

const UNIT_REPORT = `${root}test-results/unit.json`;
const DOCS_REPORT = `${root}test-results/docs.json`;
const BUILT_REPORT = `${root}test-results/built.json`;
const BROWSER_REPORT = `${root}test-results/browser.json`;

const sum = { passed: 0, failed: 0 };
const problems = [];

/** Runs a step that counts as one failure if it fails. It isn't counted if it passes. */
function check(title, name, args, options) {
  say(title);
  const passed = runBin(name, args, options);
  if (!passed) {
    sum.failed += 1;
    problems.push(title);
  }
  return passed;
}

/** Adds the numbers in a test runner's report to the totals. */
function count(title, read, file) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) {
      problems.push(`${title}: ${failed} failed`);
    } else if (passed === 0) {
      sum.failed += 1;
      problems.push(`${title}: no test ran`);
    }
  } catch (error) {
    sum.failed += 1;
    problems.push(`${title}: no report (${error.message})`);
  }
}

requireNode();
requirePackages();
requireBrowser();
rmSync(`${root}test-results`, { recursive: true, force: true });
mkdirSync(`${root}test-results`);

check('Formatting and lint rules', 'biome', ['check', '--error-on-warnings', '.']);
check('Types', 'tsc', []);

say('Language');
if (!run(process.execPath, [`${root}src/commands/prose.mjs`])) {
  sum.failed += 1;
  problems.push('Language: see "npm run prose"');
}

/** Runs the tests of a Vitest configuration and adds their numbers to the totals. */
function runVitest(title, config, file) {
  say(title);
  runBin('vitest', [
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  count(
    title,
    (report) => ({
      passed: report.numPassedTests,
      // A file that couldn't be loaded contains no failed tests, but it's still a failure.
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    }),
    file,
  );
}

runVitest('Unit tests', 'tests/vitest.config.mts', UNIT_REPORT);
runVitest('Documentation against its release', 'tests/docs/vitest.config.mts', DOCS_REPORT);

// The persistent cache doesn't notice changes in this site's plugins, so it's off.
const built = check('Production build', 'docusaurus', ['build'], {
  env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
});

if (built) {
  runVitest('Files of the build', 'tests/built/vitest.config.mts', BUILT_REPORT);
  say('Browser tests');
  runBin('playwright', ['test']);
  count(
    'Browser tests',
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
    BROWSER_REPORT,
  );
} else {
  problems.push('Tests of the build: skipped because the build failed');
}

if (problems.length > 0) {
  console.error(`\n✖ Failed:\n  ${problems.join('\n  ')}`);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
