/**
 * `npm run quickstart`: from a fresh clone to the finished site in a browser.
 * Installs what is missing, builds everything and serves it.
 */
import {
  giveUp,
  requireFreePort,
  requireNode,
  requirePackages,
  runBin,
  say,
} from './prerequisites.mjs';

const PORT = 3000;

requireNode();
await requireFreePort(PORT);
requirePackages();
say('Building the whole site (about a minute)');
if (!runBin('docusaurus', ['build'])) {
  giveUp('The build failed; the message above says where. Mend it and run the command again.');
}
say(`Serving on http://localhost:${PORT} (stop with Ctrl+C)`);
process.exit(runBin('docusaurus', ['serve', '--no-open', '--port', String(PORT)]) ? 0 : 1);
