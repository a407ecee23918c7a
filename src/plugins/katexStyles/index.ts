import type { LoadContext, Plugin } from '@docusaurus/types';
import { EmitFiles } from '../EmitFiles';
import { readKatexFiles } from './readKatexFiles';

/** Folder of the style sheet, whose URL is `/katex/katex.min.css`. */
const FOLDER = 'katex';

/**
 * Serves KaTeX's style sheet and fonts from this site, in /katex/. Only pages with
 * formulas link to the style sheet in their `<head>`. The bundler emits the files, so that
 * they're also available from the development server.
 */
export default function katexStylesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-katex-styles',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const files = [...readKatexFiles(siteDir)];
      const served = files.map(([name, content]) => [`${FOLDER}/${name}`, content] as const);
      return { plugins: [new EmitFiles(new Map(served))] };
    },
  };
}
