import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchRecord } from '../../src/plugins/searchIndex/records';

/** The part of Pagefind's Node.js API that's used here. */
interface Pagefind {
  createIndex(): Promise<{ index?: PagefindIndex; errors: readonly string[] }>;
  close(): Promise<unknown>;
}

interface PagefindIndex {
  addHTMLFile(file: { url: string; content: string }): Promise<{ errors: readonly string[] }>;
  writeFiles(options: { outputPath: string }): Promise<unknown>;
}

/**
 * Loads Pagefind if it's installed in this project or in the folder that the `PAGEFIND`
 * environment variable specifies. It isn't a dependency of the site.
 */
export async function findPagefind(root: string): Promise<Pagefind | undefined> {
  const folder = path.resolve(process.env.PAGEFIND ?? root);
  if (!existsSync(path.join(folder, 'node_modules/pagefind'))) {
    return undefined;
  }
  // The package contains only an ES module, which `require.resolve` doesn't find.
  const file = path.join(folder, 'node_modules/pagefind/lib/index.js');
  return import(pathToFileURL(file).href);
}

function safe(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/**
 * Creates an HTML document for each section that records point to, with its titles as
 * headings and its text.
 */
export function documentsOf(records: readonly SearchRecord[]): Map<string, string> {
  const parts = new Map<string, { titles: string[]; texts: string[] }>();
  for (const { url, hierarchy, content } of records) {
    const { pathname, hash } = new URL(url);
    const place = parts.get(pathname + hash) ?? { titles: [], texts: [] };
    parts.set(pathname + hash, place);
    if (content) {
      place.texts.push(content);
    } else {
      const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
      const titles = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((title) => title !== null);
      place.titles.push(titles.at(-1) ?? lvl1);
      place.texts.unshift(titles.slice(0, -1).join(' '));
    }
  }
  return new Map(
    [...parts].map(([place, { titles, texts }]) => {
      const headings = titles.map((title) => `<h1>${safe(title)}</h1>`).join('');
      const paragraphs = texts.map((text) => `<p>${safe(text)}</p>`).join('');
      return [place, `<html lang="en"><body>${headings}${paragraphs}</body></html>`];
    }),
  );
}

/** Writes Pagefind's index, and a page that can load it, to a folder. */
export async function writePagefind(
  pagefind: Pagefind,
  records: readonly SearchRecord[],
  folder: string,
): Promise<void> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) {
    throw new Error(`Pagefind could not create an index: ${errors.join(' ')}`);
  }
  for (const [url, content] of documentsOf(records)) {
    await index.addHTMLFile({ url, content });
  }
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  await pagefind.close();
}
