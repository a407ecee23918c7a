import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { readKatexFiles } from './readKatexFiles';

/** Where the style sheet is served: `/katex/katex.min.css`. */
const FOLDER = 'katex';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/**
 * Serves the style sheet of formulas and its fonts from this site, under
 * /katex/. A page with formulas asks for it in its head; no other page pays.
 * The bundler emits the files, so that the development server has them too.
 */
export default function katexStylesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-katex-styles',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const files = readKatexFiles(siteDir);
      const emit = (compiler: Compiler) => {
        compiler.hooks.thisCompilation.tap('site-katex-styles', (compilation) => {
          compilation.hooks.processAssets.tap('site-katex-styles', () => {
            for (const [name, content] of files) {
              compilation.emitAsset(
                `${FOLDER}/${name}`,
                new compiler.webpack.sources.RawSource(content),
              );
            }
          });
        });
      };
      return { plugins: [{ apply: emit }] };
    },
  };
}
