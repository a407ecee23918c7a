import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { KeepMinified } from './KeepMinified';

/**
 * Minifies only scripts that have changed since the last build. The bundler's persistent cache covers modules, but
 * not the minifier, which took 7 of 74 CPU seconds in a build without changes. Builds without that cache don't store
 * scripts, because reading them takes 10 seconds there. So this helps from the third build on.
 *
 * Delete this when Rspack's cache covers minified scripts.
 */
export default function minifiedScriptsPlugin({ siteDir }: LoadContext): Plugin {
  const bundlerCache = path.join(siteDir, 'node_modules/.cache/rspack');
  return {
    name: 'site-minified-scripts',
    configureWebpack({ optimization }) {
      return optimization?.minimize && existsSync(bundlerCache)
        ? { plugins: [new KeepMinified(siteDir) as never] }
        : {};
    },
  };
}
