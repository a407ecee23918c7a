import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The HTML files of a folder, with absolute paths. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Replaces the content of files with what `change` returns. Unchanged files aren't written.
 * Other build steps may read the files at the same time, so each one is replaced at once.
 */
export function rewrite(files: readonly string[], change: (html: string) => string): void {
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const changed = change(html);
    if (changed !== html) {
      writeFileSync(`${file}.new`, changed);
      renameSync(`${file}.new`, file);
    }
  }
}
