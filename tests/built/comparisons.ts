import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageChanges } from '../../src/lib/versionChanges';
import { buildDir, builtFiles } from './builtSite';

/** The comparison data of each page, by page ID. */
export const comparisons = new Map(
  builtFiles
    .filter((file) => /^versions\/compare\/.+\.json$/.test(file))
    .map((file): [string, PageChanges] => [
      file.replace(/^versions\/compare\/|\.json$/g, ''),
      JSON.parse(readFileSync(join(buildDir, file), 'utf8')),
    ]),
);
