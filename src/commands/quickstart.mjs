/**
 * `npm run quickstart`: takes a fresh clone to a site that you can open in a browser.
 * It installs missing packages, builds the site, and serves it on port 3000, or on another one with
 * `--port 3001`.
 */
import {
  giveUp,
  offerHelp,
  readArguments,
  requireBuild,
  requireFreePort,
  requireNode,
  requirePackages,
  runBin,
  say,
} from './prerequisites.mjs';

offerHelp(import.meta.url);
const { port } = readArguments({ options: { port: { type: 'string', default: '3000' } } }).values;
requireNode();
await requireFreePort(port);
requirePackages();
say('Building the site (takes about a minute)');
if (!runBin('docusaurus', ['build'])) {
  giveUp('The build failed. Fix the errors above, and then run the command again.');
}
requireBuild();
say(`Serving the site on http://localhost:${port} (press Ctrl+C to stop)`);
process.exit(runBin('docusaurus', ['serve', '--no-open', '--port', port]) ? 0 : 1);
