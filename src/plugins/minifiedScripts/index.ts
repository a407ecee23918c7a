import type { LoadContext, Plugin } from '@docusaurus/types';
import { KeepMinified } from './KeepMinified';

/**
 * Minifies only scripts that have changed since the last build. The bundler's persistent cache covers modules, but
 * not the minifier, which took 7 of 74 CPU seconds in a build without changes.
 *
 * Delete this when Rspack's cache covers minified scripts.
 */
export default function minifiedScriptsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-minified-scripts',
    configureWebpack({ optimization }) {
      return optimization?.minimize ? { plugins: [new KeepMinified(siteDir) as never] } : {};
    },
  };
}
