import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SHARD_FOLDER } from '../../search/embedded/shard';
import { makeRecords } from '../../search/records/makeRecords';
import type { IndexablePage } from '../../search/records/types';
import { addWords, type SearchWords } from './addWords';
import { type PushOptions, push } from './pushCommand';
import { readPage } from './readPage';
import { checkRecords } from './recordSchema';
import { writeShards } from './writeShards';
import type { StoredFile } from './writtenFiles';

/** Options of the plugin. */
export interface SearchIndexOptions {
  /** Credentials for `docusaurus search:push`; a function, so that the key is not part of the configuration. */
  readonly pushOptions: () => PushOptions;
  /** Beginnings of addresses that the search leaves out. */
  readonly leaveOut: readonly string[];
  /** What readers call things, by the address of the place that answers them; a function, because the configuration is part of every page's script. */
  readonly words: () => SearchWords;
  /** Called with the files of the index once all of them are written. */
  readonly onWritten: (files: readonly StoredFile[]) => void;
}

/** Where the records of the last build are kept for `npm run search:push`, below the generated files. */
export const RECORDS_FILE = 'search-records.json';

/** Pages are read this many at a time. */
const BATCH = 16;

/** The file that a host serves for a route. */
function fileOf(outDir: string, baseUrl: string, route: string): string {
  const below = decodeURI(route.slice(baseUrl.length));
  return path.join(outDir, below, below.endsWith('.html') ? '' : 'index.html');
}

/**
 * Makes the search records from the built pages, and the shards of the embedded
 * search from the records. Only routes are read: redirects are files without a route.
 */
export default function searchIndexPlugin(
  { generatedFilesDir, outDir, baseUrl }: LoadContext,
  { pushOptions, leaveOut, words, onWritten }: SearchIndexOptions,
): Plugin {
  const recordsFile = path.join(generatedFilesDir, RECORDS_FILE);
  return {
    name: 'site-search-index',

    configureWebpack(config, isServer) {
      // Pages are only read when they are built: while writing, the index of
      // the last build answers.
      const directory = path.join(outDir, SHARD_FOLDER);
      if (isServer || config.mode !== 'development' || !existsSync(directory)) {
        return {};
      }
      const devServer = { static: [{ directory, publicPath: `${baseUrl}${SHARD_FOLDER}/` }] };
      // The type of webpack's configuration does not know its development server.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ siteConfig, routesBuildMetadata }) {
      const routes = Object.keys(routesBuildMetadata)
        .filter((route) => !routesBuildMetadata[route]?.noIndex)
        .filter((route) => route !== `${baseUrl}404.html`)
        .filter((route) => !leaveOut.some((start) => route.startsWith(start)))
        .sort();
      const pages: IndexablePage[] = [];
      for (let first = 0; first < routes.length; first += BATCH) {
        const batch = await Promise.all(
          routes
            .slice(first, first + BATCH)
            .map(async (route) =>
              readPage(await readFile(fileOf(outDir, baseUrl, route), 'utf8'), route),
            ),
        );
        pages.push(...batch.filter((page) => page !== undefined));
      }
      const records = checkRecords(makeRecords(addWords(pages, words(), baseUrl), siteConfig.url));
      const folder = path.join(outDir, SHARD_FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      onWritten(await writeShards(records, folder));
      await writeFile(recordsFile, JSON.stringify(records));
    },

    extendCli(cli) {
      cli
        .command('search:push')
        .description('Upload the search records of the last build to the hosted search.')
        .option('--dry-run', 'print what would change, and change nothing')
        .action(({ dryRun = false }: { dryRun?: boolean }) =>
          push(pushOptions(), { recordsFile, dryRun }),
        );
    },
  };
}
