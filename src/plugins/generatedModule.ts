import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

/**
 * The name of a generated module without the folder of this checkout: the names
 * of route modules are part of the script of every page.
 *
 * @param file the path that `createData` returned
 */
export function generatedModule(file: string, generatedFilesDir: string): string {
  return `@generated/${posixPath(path.relative(generatedFilesDir, file))}`;
}
