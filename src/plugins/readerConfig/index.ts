import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The pages of the debug plugin that show the configuration and the versions of all plugins. */
const DEBUG_PAGES = /plugin-debug.+Debug(?:Config|SiteMetadata)/;

/** What these pages use instead of the context of the site. */
const COMPLETE = path.join(__dirname, '../../client/core/useCompleteContext.ts');

/**
 * Omits what only the build needs from the script that every page loads. Docusaurus has the complete configuration in
 * it, with the options of all plugins.
 *
 * Delete this when Docusaurus omits them.
 */
export default function readerConfigPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const generated = (name: string) => path.join(generatedFilesDir, name);
  return {
    name: 'site-reader-config',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      return {
        module: {
          rules: [
            {
              include: ['docusaurus.config.mjs', 'site-metadata.json'].map(generated),
              issuer: { not: COMPLETE },
              type: 'javascript/auto',
              use: [path.join(__dirname, 'loader.cjs')],
            },
            {
              include: DEBUG_PAGES,
              resolve: { alias: { '@docusaurus/useDocusaurusContext': COMPLETE } },
            },
          ],
        },
      };
    },
  };
}
