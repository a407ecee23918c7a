import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** What the classic theme runs on every page to register languages; it pulls in the whole highlighter. */
const EAGER = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages.js',
);

/**
 * Takes the highlighter out of the script of every page. `src/theme/CodeBlock`
 * registers the languages instead, so pages with code load both together.
 *
 * Delete when: the theme registers its languages where it highlights.
 */
export default function highlighterPlugin(): Plugin {
  return {
    name: 'site-highlighter',
    configureWebpack: () => ({ resolve: { alias: { [EAGER]: false } } }),
  };
}
