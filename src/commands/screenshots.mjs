/**
 * `npm run screenshots`: takes screenshots of every kind of page and of every test page
 * of the last build, and compares them with a baseline. `-- --update` makes them the new
 * baseline. Other arguments are passed to Playwright (`-- -g /tests/blog/`). For details,
 * see tests/visual/README.md.
 */
import { existsSync } from 'node:fs';
import {
  giveUp,
  offerHelp,
  requireBrowser,
  requireNode,
  requirePackages,
  root,
  runBin,
  say,
} from './prerequisites.mjs';

const options = process.argv.slice(2);
const others = options.filter((option) => option !== '--update');

offerHelp(import.meta.url);
requireNode();
requirePackages();
requireBrowser();
if (!existsSync(`${root}build/index.html`)) {
  giveUp('There is no production build.', 'Run "npm run build" first.');
}

const hasBaseline = existsSync(`${root}screenshots/baseline`);
if (!hasBaseline) {
  say('There is no baseline yet, so the screenshots of this run become the baseline');
}
const isUpdate = !hasBaseline || others.length < options.length;
const passed = runBin('playwright', [
  'test',
  '--config=tests/visual/playwright.config.ts',
  ...(isUpdate ? ['--update-snapshots=all'] : []),
  ...others,
]);
process.exit(passed ? 0 : 1);
