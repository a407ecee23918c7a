import type { Compiler } from 'webpack';

/**
 * A webpack plugin that emits generated files, so that they're available both from the
 * development server and in the production build.
 */
export class EmitFiles {
  /** @param files content of the files, by path relative to the output folder */
  constructor(private readonly files: ReadonlyMap<string, string | Buffer>) {}

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmitFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [path, content] of this.files) {
            compilation.emitAsset(path, new sources.RawSource(content));
          }
        },
      );
    });
  }
}
