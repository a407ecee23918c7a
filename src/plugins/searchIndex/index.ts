import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { SHARD_FOLDER } from '../../search/embedded/shard';
import { BuildCache } from '../buildCache';
import { addWords } from './addWords';
import { makeRecords } from './makeRecords';
import { makeShards, type Shard } from './makeShards';
import { PageCache } from './pageCache';
import { type PushOptions, push } from './pushCommand';
import { checkRecords } from './recordSchema';
import type { IndexablePage } from './records';
import { readSearchWords } from './searchWords';
import { writeShards } from './writeShards';

/** Options of the plugin. */
export interface SearchIndexOptions {
  /**
   * Returns the settings of `docusaurus search:push`. It's a function so that the key isn't
   * part of the configuration.
   */
  readonly pushOptions: () => PushOptions;
  /** Pages whose URL path starts with one of these prefixes aren't indexed. */
  readonly leaveOut: readonly string[];
}

/**
 * File in the folder of generated files in which the last build stores its records for `npm
 * run search:push`.
 */
export const RECORDS_FILE = 'search-records.json';

/** What shards depend on, in addition to the records. */
const SHARD_CODE = ['src/plugins/searchIndex', 'src/search/embedded', 'src/lib'];

/** Returns the HTML file of a route. */
function fileOf(outDir: string, baseUrl: string, route: string): string {
  const below = decodeURI(route.slice(baseUrl.length));
  return path.join(outDir, below, below.endsWith('.html') ? '' : 'index.html');
}

/**
 * Creates search records from the generated pages, and the shards of the embedded search
 * from the records. It reads only the pages of routes, so redirects aren't indexed.
 */
export default function searchIndexPlugin(
  { siteDir, generatedFilesDir, outDir, baseUrl }: LoadContext,
  { pushOptions, leaveOut }: SearchIndexOptions,
): Plugin {
  const recordsFile = path.join(generatedFilesDir, RECORDS_FILE);

  /** Reads a page and its search words, or returns undefined if the page isn't indexed. */
  async function read(
    cache: PageCache,
    route: string,
    source?: string,
  ): Promise<IndexablePage | undefined> {
    const page = cache.read(readFileSync(fileOf(outDir, baseUrl, route), 'utf8'), route);
    return page && source ? addWords(page, await readSearchWords(siteDir, source), source) : page;
  }

  return {
    name: 'site-search-index',

    configureWebpack(config, isServer) {
      // The index is created by production builds. The development server uses the one
      // from the last build.
      const directory = path.join(outDir, SHARD_FOLDER);
      if (isServer || config.mode !== 'development' || !existsSync(directory)) {
        return {};
      }
      const devServer = { static: [{ directory, publicPath: `${baseUrl}${SHARD_FOLDER}/` }] };
      // The type of webpack's configuration doesn't include `devServer`.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ siteConfig, routes: allRoutes, routesBuildMetadata }) {
      const sources = new Map(
        flattenRoutes(allRoutes).map((route) => [route.path, route.metadata?.sourceFilePath]),
      );
      const routes = Object.keys(routesBuildMetadata)
        .filter((route) => !routesBuildMetadata[route]?.noIndex)
        .filter((route) => route !== `${baseUrl}404.html`)
        .filter((route) => !leaveOut.some((start) => route.startsWith(start)))
        .sort();
      const cache = new PageCache(siteDir);
      const pages: IndexablePage[] = [];
      for (const route of routes) {
        const page = await read(cache, route, sources.get(route));
        if (page) {
          pages.push(page);
        }
      }
      cache.store();
      const records = checkRecords(makeRecords(pages, siteConfig.url));
      const shardCache = new BuildCache<Shard>(siteDir, 'search-shards', SHARD_CODE);
      const shards = makeShards(records, (data, make) => shardCache.get([data], make));
      shardCache.store();
      const folder = path.join(outDir, SHARD_FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await writeShards(shards, folder);
      await writeFile(recordsFile, JSON.stringify(records));
    },

    extendCli(cli) {
      cli
        .command('search:push')
        .description('Upload the search records of the last build to the hosted search.')
        .option('--dry-run', 'Print what would change without changing anything.')
        .action(({ dryRun = false }: { dryRun?: boolean }) =>
          push(pushOptions(), { recordsFile, dryRun }),
        );
    },
  };
}
