/** `npm run serve`: serves the files in build/. Accepts the options of `docusaurus serve`. */
import { requireBuild, requireInstalled, requirePackages, runBin } from './prerequisites.mjs';

const options = process.argv.slice(2);
const has = (name) => options.some((option) => option === name || option.startsWith(`${name}=`));
if (has('--help')) {
  requireInstalled();
} else {
  // The first option serves another folder, and the second one builds the site.
  if (!has('--dir') && !has('--build')) {
    requireBuild();
  }
  requirePackages();
}
process.exit(runBin('docusaurus', ['serve', ...options]) ? 0 : 1);
