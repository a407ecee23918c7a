import { createHash } from 'node:crypto';
import type { Chunk, Compiler } from 'webpack';

type NamedChunk = Pick<Chunk, 'name' | 'id'>;

/**
 * Returns a short ID for each chunk without a name. It's a hash of the long one, so it stays the same in the next
 * build. It starts with a letter, because minified scripts have IDs without quotes, too.
 */
export function shortIds(chunks: Iterable<NamedChunk>): Map<string, string> {
  const unnamed = [...chunks].filter(({ name }) => !name).map(({ id }) => String(id));
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const long of unnamed.sort()) {
    const hash = createHash('sha256').update(long).digest('hex');
    let length = 4;
    while (taken.has(hash.slice(0, length))) {
      length += 1;
    }
    taken.add(hash.slice(0, length));
    ids.set(long, `c${hash.slice(0, length)}`);
  }
  return ids;
}

/** Replaces the long IDs in a script. */
export const replaceIds = (code: string, ids: ReadonlyMap<string, string>): string =>
  code.replace(/[\w-]{5,}/g, (word) => ids.get(word) ?? word);

/**
 * Shortens the IDs of chunks without a name, which are also part of their file names. Rspack either numbers all chunks
 * or puts these IDs together from paths of modules. They have up to 100 characters, and every page loads them.
 */
export class ShortChunkIds {
  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShortChunkIds', (compilation) => {
      // After the minifier, so that there's less to read, and before the bundler hashes the content for the file names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'ShortChunkIds', stage }, (assets) => {
        const ids = shortIds(compilation.chunks);
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          const code = String(assets[file]?.source());
          const shorter = replaceIds(code, ids);
          if (shorter !== code) {
            compilation.updateAsset(file, new sources.RawSource(shorter));
          }
          const name = replaceIds(file, ids);
          if (name !== file) {
            compilation.renameAsset(file, name);
          }
        }
      });
    });
  }
}
