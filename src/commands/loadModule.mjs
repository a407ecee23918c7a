import { createRequire } from 'node:module';
import { root } from './prerequisites.mjs';

/**
 * Loads a TypeScript module of the site in the same way as Docusaurus loads its
 * configuration. Call it after `requirePackages`.
 *
 * @param {string} file path relative to the site's folder
 */
export function loadModule(file) {
  const jiti = createRequire(import.meta.url)('jiti');
  return jiti(root)(root + file);
}
