import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { compareVersions } from '../../lib/changelog/versions';
import { ChangelogError, type Problem } from './problems';
import { type ChangelogEntry, readEntry } from './readEntry';

/**
 * Newest first. Files know the day of a release but not its hour, so the version
 * decides between releases of the same day.
 */
export function byNewest(a: ChangelogEntry, b: ChangelogEntry): number {
  const versionOf = ({ release }: ChangelogEntry): string => release?.version ?? '0.0.0';
  return b.date.localeCompare(a.date) || compareVersions(versionOf(b), versionOf(a));
}

/**
 * Reads and checks the whole changelog.
 *
 * @param folder the folder with one file per release
 * @param siteDir the site's folder, from which messages name files
 * @throws ChangelogError naming every mistake with its file and line
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
