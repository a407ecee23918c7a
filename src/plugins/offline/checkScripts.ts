import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Plugin } from '@docusaurus/types';

/**
 * Checks that all scripts of the build are complete. If the disk is full, the bundler writes empty or truncated files
 * without an error, and the build succeeds if there's enough room for the pages afterward. Delete this step when
 * Rspack reports such errors.
 */
export const checkScripts: NonNullable<Plugin['postBuild']> = async ({ outDir }) => {
  const folder = path.join(outDir, 'assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = path.join(folder, name);
    const script = readFileSync(file, 'utf8');
    try {
      if (script === '') {
        throw new SyntaxError('The file is empty');
      }
      // Parses the script, but doesn't run it.
      new vm.Script(script, { filename: file });
    } catch (error) {
      throw new Error(
        `The build is incomplete: ${file} can't be parsed (${(error as Error).message}). The disk may be full. Free some space, and build the site again.`,
        { cause: error },
      );
    }
  }
};
