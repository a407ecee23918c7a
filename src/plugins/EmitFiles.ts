import type { Compiler } from 'webpack';

/**
 * Adds files made in memory to what the bundler emits. Thereby the development
 * server and the build serve them alike.
 */
export class EmitFiles {
  /** @param files content by path inside the output folder */
  constructor(private readonly files: ReadonlyMap<string, string>) {}

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
