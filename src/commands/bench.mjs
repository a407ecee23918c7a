/**
 * `npm run bench`: what the site weighs and takes, beside a site with the same content
 * and the stock template; then the bench of the search. Arguments go to vitest:
 * `-- -t bytes` runs the parts whose name has that word. How it works: tests/bench/README.md.
 */
import { requireBrowser, requireNode, requirePackages, root, runBin } from './prerequisites.mjs';

const options = process.argv.slice(2);
const tools = `${root}tests/bench/`;

requireNode();
requirePackages();
requirePackages(tools, { name: 'the tools of the bench' });
requireBrowser();

const site = runBin('vitest', ['run', '--config', 'tests/bench/vitest.config.mts', ...options]);
// With arguments, only a part of the bench of the site was asked for.
const search =
  options.length > 0 ||
  runBin('vitest', ['run', '--config', 'tests/search/vitest.config.mts'], {
    env: { ...process.env, PAGEFIND: process.env.PAGEFIND ?? tools },
  });
process.exit(site && search ? 0 : 1);
