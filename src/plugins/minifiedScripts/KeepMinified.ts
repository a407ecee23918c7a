import type { Compiler } from 'webpack';
import { BuildCache } from '../buildCache';

/** Stores what the minifier made of each script, and takes it from there in the next build. */
export class KeepMinified {
  constructor(private readonly siteDir: string) {}

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const name = 'KeepMinified';
    // The minifier runs at this stage. It skips scripts that are marked as minified.
    const minifier = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const cache = new BuildCache<string>(this.siteDir, 'minified-scripts', []);
      const originals = new Map<string, string>();
      compilation.hooks.processAssets.tap({ name, stage: minifier - 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
          const original = String(assets[file]?.source());
          const minified = cache.getStored([original]);
          if (minified === undefined) {
            originals.set(file, original);
          } else {
            compilation.updateAsset(file, new sources.RawSource(minified), { minimized: true });
          }
        }
      });
      // The other plugins that change scripts at this stage come later in docusaurus.config.ts.
      compilation.hooks.processAssets.tap({ name, stage: minifier + 1 }, (assets) => {
        for (const [file, original] of originals) {
          cache.add([original], String(assets[file]?.source()));
        }
        cache.store();
      });
    });
  }
}
