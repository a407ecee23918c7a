/** `npm run serve`: serves the files in build/. Accepts the options of `docusaurus serve`. */
import { requireBuild, runBin } from './prerequisites.mjs';

const options = process.argv.slice(2);
// The first one serves another folder, the second one builds the site, and the others print help.
const needNoBuild = ['--dir', '--build', '--help', '-h'];
if (!options.some((option) => needNoBuild.includes(option))) {
  requireBuild();
}
process.exit(runBin('docusaurus', ['serve', ...options]) ? 0 : 1);
