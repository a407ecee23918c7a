import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { compareVersions } from '../../lib/changelog/versions';
import { ChangelogError, type Problem } from './problems';
import { type ChangelogEntry, readEntry } from './readEntry';

/**
 * Compares entries to sort them from newest to oldest. Files contain the date of a release,
 * but not the time, so releases with the same date are sorted by version.
 */
export function byNewest(a: ChangelogEntry, b: ChangelogEntry): number {
  const versionOf = ({ release }: ChangelogEntry): string => release?.version ?? '0.0.0';
  return b.date.localeCompare(a.date) || compareVersions(versionOf(b), versionOf(a));
}

/**
 * Reads and checks the changelog.
 *
 * @param folder folder with one file per release
 * @param siteDir the site's folder; paths in messages are relative to it
 * @throws ChangelogError with the file and the line of each mistake
 */
export async function readChangelog(
  folder: string,
  siteDir: string,
): Promise<readonly ChangelogEntry[]> {
  const problems: Problem[] = [];
  const fileNames = (await readdir(folder)).filter((name) => /\.mdx?$/.test(name));
  const entries = await Promise.all(
    fileNames.map(async (fileName) => {
      const filePath = path.join(folder, fileName);
      const source = await readFile(filePath, 'utf8');
      const file = posixPath(path.relative(siteDir, filePath));
      return readEntry(fileName, source, problems, file);
    }),
  );
  if (problems.length > 0) {
    throw new ChangelogError(problems);
  }
  return entries.filter((entry) => entry !== undefined).sort(byNewest);
}
