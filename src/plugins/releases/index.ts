import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { releasesSchema } from '../../data/releases/schema';
import { readDataFile } from '../readDataFile';
import { releasedVersions } from '../releasedVersions';

const FILE = 'src/data/releases/releases.json';

/** Checks that the release dates are valid and that every documentation version has one. */
export default function releasesPlugin({ siteDir }: LoadContext): Plugin {
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
      const dated = new Set(releases.map(({ version }) => version));
      const undated = releasedVersions(siteDir).filter((version) => !dated.has(version));
      if (undated.length > 0) {
        throw new Error(
          `${FILE}: found no entry for ${undated.join(', ')}, which versions.json lists, expected one entry for each version. For example, add { "version": "${undated[0]}", "date": "2025-05-26" }`,
        );
      }
    },
  };
}
