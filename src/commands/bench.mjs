/**
 * `npm run bench`: measures the size and the build time of this site, compares them with
 * a site that has the same content and the stock template, and then runs the search
 * benchmark. Arguments are passed to Vitest: `-- -t bytes` runs only the parts whose
 * name contains that word. For details, see tests/bench/README.md.
 */
import {
  offerHelp,
  requireBrowser,
  requireNode,
  requirePackages,
  root,
  runBin,
} from './prerequisites.mjs';

const options = process.argv.slice(2);
const tools = `${root}tests/bench/`;

offerHelp(import.meta.url);
requireNode();
requirePackages();
requirePackages(tools, { name: 'the benchmark tools' });
requireBrowser();

const site = runBin('vitest', ['run', '--config', 'tests/bench/vitest.config.mts', ...options]);
// Arguments select parts of the site's benchmark, so the search benchmark is skipped.
const search =
  options.length > 0 ||
  runBin('vitest', ['run', '--config', 'tests/search/vitest.config.mts'], {
    env: { ...process.env, PAGEFIND: process.env.PAGEFIND ?? tools },
  });
process.exit(site && search ? 0 : 1);
