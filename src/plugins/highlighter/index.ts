import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * The classic theme's client module that registers languages. It adds the syntax
 * highlighter to the script of every page.
 */
const EAGER = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages.js',
);

const own = (file: string): string =>
  path.join(__dirname, '../../components/HighlightedCode', file);

/**
 * Removes the syntax highlighter from the scripts of all pages. The server highlights their code,
 * and `src/components/KeptCode` keeps the result. The browser loads the highlighter on demand.
 *
 * Delete this when the theme highlights code during the build.
 */
export default function highlighterPlugin(): Plugin {
  return {
    name: 'site-highlighter',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          [EAGER]: false,
          // The server renders synchronously, so it can't load anything on demand.
          ...(isServer && { [own('index.tsx')]: own('highlighter.ts') }),
        },
      },
    }),
  };
}
