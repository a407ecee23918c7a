/**
 * `npm run bench`: measures the size and the build time of this site, compares them with
 * a site that has the same content and the stock template, and then runs the search
 * benchmark. `-- --scale 10` builds both sites with ten times the pages instead. Other
 * arguments are passed to Vitest: `-- -t bytes` runs only the parts whose name contains
 * that word. For details, see tests/bench/README.md.
 */
import {
  giveUp,
  offerHelp,
  requireBrowser,
  requireNode,
  requirePackages,
  root,
  runBin,
} from './prerequisites.mjs';

offerHelp(import.meta.url);

const options = process.argv.slice(2);
const tools = `${root}tests/bench/`;
const [scaleOption, scale] = options;
const isScale = scaleOption === '--scale';
if (isScale && !(options.length === 2 && Number(scale) > 1)) {
  giveUp(
    `Found "${options.join(' ')}", expected --scale with a number above 1.`,
    'For example, to build both sites with ten times the pages, run npm run bench -- --scale 10.',
  );
}

requireNode();
requirePackages();
if (!isScale) {
  // `--scale` only builds sites with the packages of this one.
  requirePackages(tools, { name: 'the benchmark tools' });
  requirePackages(`${tools}starlight/`, { name: 'Starlight' });
}
requireBrowser();

const isComplete = options.length === 0;
const parts = isScale ? ['-t', 'scale'] : options;
const site = runBin('vitest', ['run', '--config', 'tests/bench/vitest.config.mts', ...parts], {
  env: {
    ...process.env,
    ...(isScale && { BENCH_SCALE: scale }),
    ...(isComplete && { BENCH_COMPLETE: '1' }),
  },
});
// Arguments select parts of the site's benchmark, so the search benchmark is skipped.
const search =
  !isComplete ||
  runBin('vitest', ['run', '--config', 'tests/search/vitest.config.mts'], {
    env: { ...process.env, PAGEFIND: process.env.PAGEFIND ?? tools },
  });
process.exit(site && search ? 0 : 1);
