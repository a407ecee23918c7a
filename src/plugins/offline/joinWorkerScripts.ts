import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** How the bundler loads the second script. */
const LOAD = 'importScripts(';

/**
 * Moves our part of the service worker into `sw.js`. The PWA plugin imports it from a second file, which browsers may
 * take from their cache when they update the worker, or fail to load. Delete this step when the plugin writes one file.
 */
export const joinWorkerScripts: NonNullable<Plugin['postBuild']> = async ({ outDir }) => {
  const parts = (await readdir(outDir)).filter((file) => /^[\w-]+\.sw\.js$/.test(file));
  const worker = path.join(outDir, 'sw.js');
  const pieces = (await readFile(worker, 'utf8')).split(LOAD);
  if (parts.length !== 1 || pieces.length !== 2) {
    throw new Error(
      `src/plugins/offline/joinWorkerScripts.ts expects one file that build/sw.js loads, but found ${parts.length} files (${parts.join(', ')}) and ${pieces.length - 1} calls of importScripts. If @docusaurus/plugin-pwa now writes one file, delete this step.`,
    );
  }
  const part = path.join(outDir, parts[0] as string);
  const script = await readFile(part, 'utf8');
  await writeFile(worker, `function startSite() {${script}}\n${pieces.join('startSite(')}`);
  await rm(part);
};
