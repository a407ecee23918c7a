import path from 'node:path';
import type { Comparison, PageChanges } from '../../lib/versionChanges';
import { compareBlocks } from './compareBlocks';
import { sameBlocks } from './readBlocks';
import { blocksOf, type VersionFolder } from './readVersions';

/**
 * Compares a page in each version with the same page in all older versions.
 *
 * @param versions newest first
 * @param page path relative to the folder of a version
 * @throws if no version has the page
 */
export function comparePage(
  versions: readonly VersionFolder[],
  page: string,
  title: string,
): PageChanges {
  const texts = versions.flatMap(({ name, folder }) => {
    const blocks = blocksOf(path.join(folder, page));
    return blocks ? [{ name, blocks }] : [];
  });
  if (texts.length === 0) {
    throw new Error(`No documentation version has the page ${page}.`);
  }
  const comparisons: Comparison[] = [];
  for (const [index, newer] of texts.entries()) {
    for (const older of texts.slice(index + 1)) {
      if (!sameBlocks(older.blocks, newer.blocks)) {
        comparisons.push({
          from: older.name,
          to: newer.name,
          ...compareBlocks(older.blocks, newer.blocks),
        });
      }
    }
  }
  return { title, comparisons };
}
