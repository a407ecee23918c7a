import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(?:html|js|css|json|xml|xsl|svg|txt|md|ico|webmanifest)$/;

/** Smaller files don't become smaller on the network. */
const SMALLEST = 1_000;

/**
 * Writes a brotli and a gzip version next to each text file, so that servers don't compress files
 * for each request.
 *
 * @param {string} folder
 * @returns {Promise<{ files: number, before: number, after: number }>} sizes in bytes; `after` is
 *   the size with brotli
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const sum = { files: 0, before: 0, after: 0 };
  const next = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const content = readFileSync(file);
      if (content.length >= SMALLEST) {
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        const brotli = await promisify(brotliCompress)(content, { params });
        writeFileSync(`${file}.br`, brotli);
        writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        sum.files += 1;
        sum.before += content.length;
        sum.after += brotli.length;
      }
    }
  };
  // zlib uses four threads.
  await Promise.all([next(), next(), next(), next()]);
  return sum;
}
