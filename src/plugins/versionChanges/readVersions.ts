import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CURRENT_VERSION_NAME, VERSIONED_DOCS_DIR } from '@docusaurus/plugin-content-docs/server';
import { formatOf, parseMarkdown } from '../../lib/markdown';
import type { PageState, PageStates } from '../../lib/versionChanges';
import { releasedVersions } from '../releasedVersions';
import { type Block, readBlocks, sameBlocks } from './readBlocks';

/** A documentation version and its source folder. */
export interface VersionFolder {
  readonly name: string;
  readonly folder: string;
}

/**
 * Returns the documentation versions, newest first. This is for the time before Docusaurus
 * has loaded them. After that, their folder is `contentPath`.
 */
export function versionFolders(siteDir: string): VersionFolder[] {
  return [
    { name: CURRENT_VERSION_NAME, folder: path.join(siteDir, 'docs') },
    ...releasedVersions(siteDir).map((name) => ({
      name,
      folder: path.join(siteDir, VERSIONED_DOCS_DIR, `version-${name}`),
    })),
  ];
}

/** Cached blocks of each file. A file is read again if it changes on disk. */
const cache = new Map<string, { readonly stamp: string; readonly blocks: readonly Block[] }>();

/** Reads the blocks of a page, and of the partials that it imports. */
function readPage(file: string): Block[] {
  return readBlocks(readFileSync(file, 'utf8'), formatOf(file), (partial) => {
    const target = path.resolve(path.dirname(file), partial);
    return partial.startsWith('.') && existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  });
}

/** Where the syntax of a page is wrong, such as `docs/cli.mdx:38`. */
function placeOfMistake(file: string): string {
  const name = path.relative(process.cwd(), file);
  try {
    parseMarkdown(readFileSync(file, 'utf8'), formatOf(file));
    return `${name}, or a file that it imports`;
  } catch (error) {
    return `${name}:${(error as { line?: number }).line ?? 1}`;
  }
}

/**
 * Returns the blocks of a page, including its partials, or undefined if the file doesn't exist.
 *
 * @throws if the page isn't valid MDX
 */
export function blocksOf(file: string): readonly Block[] | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    return undefined;
  }
  const stamp = `${stats.mtimeMs} ${stats.size}`;
  const known = cache.get(file);
  if (known?.stamp === stamp) {
    return known.blocks;
  }
  let blocks: readonly Block[];
  try {
    blocks = readPage(file);
  } catch (error) {
    // Docusaurus, whose own message contains the file, compiles the page later.
    const { message } = error as Error;
    throw new Error(
      `${placeOfMistake(file)}: found text that isn't valid MDX (${message}). Write a backslash before { and <, or close the tag.`,
      { cause: error },
    );
  }
  cache.set(file, { stamp, blocks });
  return blocks;
}

/**
 * Compares a page with the same page in the other versions, which is at the same path in
 * their folders. Returns undefined for files that aren't documentation pages, and for a
 * site with a single version.
 *
 * @param file absolute path
 */
export function statesOf(
  siteDir: string,
  file: string,
): { readonly own: string; readonly states: PageStates } | undefined {
  const versions = versionFolders(siteDir);
  const own = versions.find(({ folder }) => file.startsWith(folder + path.sep));
  const blocks = own && versions.length > 1 && /\.mdx?$/.test(file) ? blocksOf(file) : undefined;
  if (!own || !blocks) {
    return undefined;
  }
  const page = path.relative(own.folder, file);
  // Partials aren't pages.
  if (page.split(path.sep).some((part) => part.startsWith('_'))) {
    return undefined;
  }
  const states = Object.fromEntries(
    versions
      .filter((version) => version !== own)
      .map(({ name, folder }): [string, PageState] => {
        const other = blocksOf(path.join(folder, page));
        return [name, !other ? 'missing' : sameBlocks(blocks, other) ? 'same' : 'differs'];
      }),
  );
  return { own: own.name, states };
}
