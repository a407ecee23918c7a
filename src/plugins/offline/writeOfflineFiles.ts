import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LIVE_FRAME_URL } from '../../lib/liveFrame';
import type { OfflineFiles } from '../../lib/offlineFiles';
import { BuildCache } from '../buildCache';
import { writeArchives } from './archives';
import { hashOf, listFiles, type OfflineOptions } from './listFiles';
import { readScriptPages } from './scriptPages';

/** Folder of the list, relative to the base URL. The page for missing pages is in it, too. */
const FOLDER = 'offline';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

function print({ areas }: OfflineFiles, byDefault: readonly string[]): void {
  const rows = areas.map(({ id, bytes, files }) =>
    [
      `  ${id.padEnd(8)}${String(Object.keys(files).length).padStart(6)} files`,
      megabytes(bytes).padStart(9),
      byDefault.includes(id) ? 'in offline mode' : 'when visited or on request',
    ].join('  '),
  );
  console.log(`\nOffline reading, sizes with gzip:\n${rows.join('\n')}`);
}

function checkSize({ areas }: OfflineFiles, { byDefault, maxBytes }: OfflineOptions): void {
  const total = areas
    .filter(({ id }) => byDefault.includes(id))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > maxBytes) {
    throw new Error(
      `Offline mode downloads ${megabytes(total)}, but src/config/afterBuild.ts allows ${megabytes(maxBytes)} (maxBytes). The table above shows the size of each area. Compress new images, or move pages to an area that isn't stored by default.`,
    );
  }
}

/** The module that the PWA plugin adds to its service worker (`swCustom`). It starts our worker for this build. */
export function workerEntry({ siteDir, generatedFilesDir }: LoadContext) {
  const start = path.join(siteDir, 'src/client/worker/start.js');
  const folder = path.join(generatedFilesDir, 'site-offline');
  const file = path.join(folder, 'worker.js');
  return {
    file,
    async write(settings: object): Promise<void> {
      await mkdir(folder, { recursive: true });
      await writeFile(
        file,
        `import { start } from ${JSON.stringify(start)};\n\nexport default (params) => start(params, ${JSON.stringify(settings)});\n`,
      );
    },
  };
}

/**
 * Writes the list of files that readers can store, and the entry of the service worker. The name of the list is the
 * hash of all files, which identifies the build.
 */
export function offlineFilesStep(
  context: LoadContext,
  options: OfflineOptions,
): NonNullable<Plugin['postBuild']> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  return async ({ outDir, routes, routesPaths }) => {
    // Copies from an earlier build in the same folder aren't part of this one.
    const folder = path.join(outDir, FOLDER);
    await rm(path.join(folder, 'files'), { recursive: true, force: true });
    const scriptPages = await readScriptPages(generatedFilesDir, routes);
    // The frame for live code isn't a route.
    const pages = [...routesPaths, LIVE_FRAME_URL];
    const sizes = new BuildCache<number>(siteDir, 'compressed-sizes', []);
    const compressedSize = (content: Buffer) =>
      sizes.get([content], () => gzipSync(content).length);
    const list = await listFiles({ outDir, pages, scriptPages, compressedSize }, options);
    sizes.store();
    print(list, options.byDefault);
    checkSize(list, options);
    const text = JSON.stringify(list);
    const build = hashOf(Buffer.from(text));
    await mkdir(path.join(folder, 'files'), { recursive: true });
    await writeFile(path.join(folder, 'files', `${build}.json`), text);
    for (const area of list.areas) {
      await writeArchives(outDir, path.join(folder, 'files', build), area);
    }
    await workerEntry(context).write({
      build,
      list: `${baseUrl}${FOLDER}/files/${build}.json`,
      archives: `${baseUrl}${FOLDER}/files/${build}/`,
      fallback: `${baseUrl}${FOLDER}/`,
      byDefault: options.byDefault,
      shell: options.areas[0]?.id,
    });
  };
}
