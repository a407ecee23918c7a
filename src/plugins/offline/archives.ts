import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfflineArea } from '../../lib/offlineFiles';

/** What an archive can contain: text, but not the frame for live code, because hosts send other headers with it. */
const ARCHIVED = /^(?!\/live-code\/).*(\/|\.(html|js|css|json|svg))$/;

/** Archives aren't larger than this, unless a single file is. After an interruption, one is downloaded again. */
const MOST_BYTES = 3_000_000;

/**
 * Sorts the files of an area so that those in archives come first, and counts the files of each archive. A browser
 * needs a few requests for the archives instead of hundreds for the files. With brotli, an archive is half as large as
 * its files, because pages have a lot in common.
 */
export function planArchives(contents: ReadonlyMap<string, Buffer>): {
  readonly order: readonly string[];
  readonly archives: readonly number[];
} {
  const urls = [...contents.keys()];
  const texts = urls.filter((url) => ARCHIVED.test(url));
  const archives: number[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const url of texts) {
    const { length } = contents.get(url) as Buffer;
    if (bytes + length > MOST_BYTES) {
      archives.push(0);
      bytes = 0;
    }
    archives[archives.length - 1] = (archives.at(-1) as number) + 1;
    bytes += length;
  }
  return { order: [...texts, ...urls.filter((url) => !ARCHIVED.test(url))], archives };
}

/** Writes the archives of an area: objects with the content of each file, by its URL path. */
export async function writeArchives(
  outDir: string,
  folder: string,
  { id, files, archives }: OfflineArea,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const urls = Object.keys(files);
  const contentOf = (url: string) =>
    readFileSync(path.join(outDir, decodeURI(url).replace(/\/$/, '/index.html')), 'utf8');
  for (const [number, count] of archives.entries()) {
    const texts = urls.splice(0, count).map((url) => [url, contentOf(url)]);
    await writeFile(
      path.join(folder, `${id}.${number}.json`),
      JSON.stringify(Object.fromEntries(texts)),
    );
  }
}
