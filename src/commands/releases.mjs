import { existsSync, readdirSync } from 'node:fs';

/** Compares versions to sort them from oldest to newest. @param {string} a @param {string} b */
export const compareVersions = (a, b) => a.localeCompare(b, 'en', { numeric: true });

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
