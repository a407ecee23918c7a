import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageState, PageStates } from '../../lib/versionChanges';
import { type Block, readBlocks, sameBlocks } from './readBlocks';

/** A documentation version and the folder of its sources. */
export interface VersionFolder {
  readonly name: string;
  readonly folder: string;
}

/** Name that Docusaurus gives to the documentation being written. */
const CURRENT = 'current';

/** The versions of the documentation, newest first, with absolute folders. */
export function versionFolders(siteDir: string): VersionFolder[] {
  const file = path.join(siteDir, 'versions.json');
  const released: readonly string[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : [];
  return [
    { name: CURRENT, folder: path.join(siteDir, 'docs') },
    ...released.map((name) => ({
      name,
      folder: path.join(siteDir, 'versioned_docs', `version-${name}`),
    })),
  ];
}

/** Blocks by file; a file that changes on disk is read again. */
const cache = new Map<string, { readonly stamp: string; readonly blocks: readonly Block[] }>();

/** The blocks of a page with its partials, or undefined when there is no such file. */
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
  const blocks = readBlocks(readFileSync(file, 'utf8'), (partial) => {
    const target = path.resolve(path.dirname(file), partial);
    return partial.startsWith('.') && existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  });
  cache.set(file, { stamp, blocks });
  return blocks;
}

/**
 * How a page stands to the same page of the other versions: the page at the
 * same path in their folders. Gives undefined for files that are no page of the
 * documentation, and for a site with one version.
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
  // Parts of pages are no pages.
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
