/**
 * `npm run screenshots`: pictures of every kind of page and of every test page of
 * the last build, beside a baseline. `-- --update` takes them as the new baseline;
 * other arguments go to Playwright (`-- -g /tests/blog/`). How it works:
 * tests/visual/README.md.
 */
import { existsSync } from 'node:fs';
import {
  giveUp,
  requireBrowser,
  requireNode,
  requirePackages,
  root,
  runBin,
  say,
} from './prerequisites.mjs';

const options = process.argv.slice(2);
const others = options.filter((option) => option !== '--update');

requireNode();
requirePackages();
requireBrowser();
if (!existsSync(`${root}build/index.html`)) {
  giveUp('There is no built site to look at.', 'Run "npm run build" first.');
}

const hasBaseline = existsSync(`${root}screenshots/baseline`);
if (!hasBaseline) {
  say('There is no baseline yet: the pictures of this run become it');
}
const isUpdate = !hasBaseline || others.length < options.length;
const passed = runBin('playwright', [
  'test',
  '--config=tests/visual/playwright.config.ts',
  ...(isUpdate ? ['--update-snapshots=all'] : []),
  ...others,
]);
process.exit(passed ? 0 : 1);
