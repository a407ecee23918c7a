/**
 * `npm run quickstart`: takes a fresh clone to a site that you can open in a browser.
 * It installs missing packages, builds the site, and serves it.
 */
import {
  giveUp,
  offerHelp,
  requireBuild,
  requireFreePort,
  requireNode,
  requirePackages,
  runBin,
  say,
} from './prerequisites.mjs';

const PORT = 3000;

offerHelp(import.meta.url);
requireNode();
await requireFreePort(PORT);
requirePackages();
say('Building the site (takes about a minute)');
if (!runBin('docusaurus', ['build'])) {
  giveUp('The build failed. Fix the errors above, and then run the command again.');
}
requireBuild();
say(`Serving the site on http://localhost:${PORT} (press Ctrl+C to stop)`);
process.exit(runBin('docusaurus', ['serve', '--no-open', '--port', String(PORT)]) ? 0 : 1);
