import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

/**
 * Returns the path of a generated module without the folder of this checkout. The paths of
 * route modules are part of the script of every page, so they should be short and the same
 * on all machines.
 *
 * @param file path returned by `createData`
 */
export function generatedModule(file: string, generatedFilesDir: string): string {
  return `@generated/${posixPath(path.relative(generatedFilesDir, file))}`;
}
