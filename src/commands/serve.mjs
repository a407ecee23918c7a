/** `npm run serve`: serves the files in build/. Accepts the options of `docusaurus serve`. */
import { requireBuild, runBin } from './prerequisites.mjs';

const options = process.argv.slice(2);
// With this option, the folder isn't necessarily a build of this site. With the other one, it doesn't exist yet.
if (!options.includes('--dir') && !options.includes('--build')) {
  requireBuild();
}
process.exit(runBin('docusaurus', ['serve', ...options]) ? 0 : 1);
