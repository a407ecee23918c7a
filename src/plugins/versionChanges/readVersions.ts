import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CURRENT_VERSION_NAME, VERSIONED_DOCS_DIR } from '@docusaurus/plugin-content-docs/server';
import { formatOf } from '../../lib/markdown';
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

/** Returns the blocks of a page, including its partials, or undefined if the file doesn't exist. */
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
  const blocks = readBlocks(readFileSync(file, 'utf8'), formatOf(file), (partial) => {
    const target = path.resolve(path.dirname(file), partial);
    return partial.startsWith('.') && existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  });
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
