import { existsSync, readdirSync } from 'node:fs';

/** Orders versions from old to new. @param {string} a @param {string} b */
export const compareVersions = (a, b) => a.localeCompare(b, 'en', { numeric: true });

/**
 * The releases that a folder has manifests of, from old to new. Installed
 * packages alone, as they stay behind when a cut is taken back, are no release.
 *
 * @param {string} folder with a slash at its end, such as `tests/releases/`
 */
export function releasesIn(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}${name}/package.json`))
    .sort(compareVersions);
}
