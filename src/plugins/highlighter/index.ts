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

/**
 * Removes the syntax highlighter from the script of every page. `src/theme/CodeBlock`
 * registers the languages instead, so only pages with code load the highlighter.
 *
 * Delete this when the theme registers its languages in its code block component.
 */
export default function highlighterPlugin(): Plugin {
  return {
    name: 'site-highlighter',
    configureWebpack: () => ({ resolve: { alias: { [EAGER]: false } } }),
  };
}
