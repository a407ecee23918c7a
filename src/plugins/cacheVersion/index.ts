import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashFiles } from './hashFiles';

/**
 * Everything that affects how modules are compiled but isn't a module: plugins with their aliases, rules, and
 * loaders, the Markdown plugins, and the versions of packages.
 */
export const LOCATIONS = [
  'src/plugins',
  'src/config',
  'src/lib',
  'tests/dogfood/instances.ts',
  'package-lock.json',
];

interface PersistentCache {
  readonly version?: string;
}

/**
 * Gives the bundler's persistent cache a version that changes with the site's own plugins. Docusaurus' version only
 * covers the theme's aliases and docusaurus.config.ts, so builds after an edit in a plugin came out stale.
 *
 * Delete this when Docusaurus' cache covers local plugins.
 */
export default function cacheVersionPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-cache-version',
    configureWebpack(config) {
      const experiments = config.experiments as { cache?: PersistentCache } | undefined;
      const cache = experiments?.cache;
      if (!cache) {
        // The cache is turned off.
        return {};
      }
      const version = `${cache.version}-${hashFiles(siteDir, LOCATIONS)}`;
      return { experiments: { cache: { version } } as object };
    },
  };
}
