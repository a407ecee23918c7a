import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS_JSON_FILE } from '@docusaurus/plugin-content-docs/server';

/** Returns the names of the released documentation versions, newest first. */
export function releasedVersions(siteDir: string): readonly string[] {
  const file = path.join(siteDir, VERSIONS_JSON_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
