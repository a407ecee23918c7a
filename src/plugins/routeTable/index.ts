import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ShortChunkIds } from './ShortChunkIds';

/** The page of the debug plugin that lists modules with their paths. */
const DEBUG_REGISTRY = /DebugRegistry/;

interface BundlerPlugin {
  readonly constructor: { readonly name: string };
}

/**
 * Packs what the main script contains about the pages of the site. Docusaurus has each page in it four times: as
 * a route, as a list of chunks, in the registry of modules, and in the map of chunk names. The packed table has a
 * page once, and its route component is created when a reader goes there.
 *
 * Delete this when Docusaurus loads routes on demand.
 */
export default function routeTablePlugin({ generatedFilesDir }: LoadContext): Plugin {
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const pack = (withPaths: boolean) => [
    { loader: path.join(__dirname, 'loader.cjs'), options: { generatedFilesDir, withPaths } },
  ];
  return {
    name: 'site-route-table',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const plugins = (config.plugins ?? []) as readonly BundlerPlugin[];
      return {
        mergeStrategy: { plugins: 'replace' },
        // The ID of a chunk is its name, so no script needs a map from one to the other. Docusaurus' plugin adds
        // such a map for its prefetching, which `src/client/prefetchWhenIdle.ts` replaces.
        optimization: { chunkIds: 'named' },
        // At the end, the bundler replaces each hash in all scripts. A hash of six digits may be the ID of a module, too.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: [
          ...plugins.filter((plugin) => plugin.constructor.name !== 'ChunkAssetPlugin'),
          new ShortChunkIds(),
        ] as never[],
        module: {
          rules: [
            {
              include: ['routes.js', 'routesChunkNames.json'].map(generated),
              type: 'javascript/auto',
              use: pack(false),
            },
            {
              include: generated('registry.js'),
              issuer: { not: DEBUG_REGISTRY },
              use: pack(false),
            },
            { include: generated('registry.js'), issuer: DEBUG_REGISTRY, use: pack(true) },
          ],
        },
      };
    },
  };
}
