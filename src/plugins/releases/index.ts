import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { releasesSchema } from '../../data/releases/schema';
import { readDataFile } from '../readDataFile';

const FILE = 'src/data/releases/releases.json';

/** Checks that the release dates are valid and that every documentation version has one. */
export default function releasesPlugin({ siteDir }: LoadContext): Plugin {
  const versionsFile = path.join(siteDir, 'versions.json');
  return {
    name: 'site-releases',
    getPathsToWatch: () => [path.join(siteDir, FILE)],
    async loadContent() {
      const releases = await readDataFile({
        siteDir,
        file: FILE,
        schema: releasesSchema,
        nameField: 'version',
      });
      const versions: readonly string[] = existsSync(versionsFile)
        ? JSON.parse(await readFile(versionsFile, 'utf8'))
        : [];
      const dated = new Set(releases.map(({ version }) => version));
      const undated = versions.filter((version) => !dated.has(version));
      if (undated.length > 0) {
        throw new Error(
          `${FILE}: found no entry for ${undated.join(', ')}, which versions.json lists, expected one entry for each version. For example, add { "version": "${undated[0]}", "date": "2025-05-26" }`,
        );
      }
    },
  };
}
