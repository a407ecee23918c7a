import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { readKatexFiles } from './readKatexFiles';

/** Folder of the style sheet, whose URL is `/katex/katex.min.css`. */
const FOLDER = 'katex';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

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
