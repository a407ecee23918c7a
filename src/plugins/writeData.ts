import type { PluginContentLoadedActions } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import type { GeneratedData } from '../lib/generatedData';

/**
 * Writes a data file for pages, and returns the name of its module for routes. The name
 * doesn't contain the folder of this checkout: the modules of routes are part of the script
 * of every page, so their names should be short and the same on all machines.
 */
export async function writeData<Name extends keyof GeneratedData>(
  { createData }: Pick<PluginContentLoadedActions, 'createData'>,
  name: Name,
  data: GeneratedData[Name],
): Promise<string> {
  const file = await createData(name, data);
  // The last parts are the name of the plugin, its ID, and the name of the file.
  return `@generated/${posixPath(file).split('/').slice(-3).join('/')}`;
}
