import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const isTest = (file: string): boolean => /\.test\.\w+$/.test(file);

/** The files at a path: the file itself, or all files in a folder. */
function filesAt(location: string): string[] {
  if (statSync(location).isFile()) {
    return [location];
  }
  return readdirSync(location, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** Returns a hash of the names and contents of files and folders. Tests in folders don't count. */
export function hashFiles(root: string, locations: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of locations.flatMap((location) => filesAt(path.join(root, location))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
