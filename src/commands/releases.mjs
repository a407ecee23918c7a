import { existsSync, readdirSync } from 'node:fs';
import { loadModule } from './loadModule.mjs';

/** Compares versions to sort them from oldest to newest. @param {string} a @param {string} b */
export function compareVersions(a, b) {
  /** @type {typeof import('../lib/changelog/versions')} */
  const versions = loadModule('src/lib/changelog/versions.ts');
  return versions.compareVersions(a, b);
}

/**
 * Lists the releases that have a manifest in a folder, oldest first. A subfolder with
 * only `node_modules`, which is left over if you undo the creation of a version,
 * isn't a release.
 *
 * @param {string} folder with a trailing slash, such as `tests/releases/`
 */
export function releasesIn(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}${name}/package.json`))
    .sort(compareVersions);
}
