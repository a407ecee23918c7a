import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** A replacement in `src/client/core`. */
const own = (file: string): string => path.join(__dirname, '../../client/core', file);

/** Modules of Docusaurus' client that are replaced. A unit test fails if one of them changes. */
export const replaced = {
  browserContext: path.join(
    path.dirname(require.resolve('@docusaurus/core/package.json')),
    'lib/client/browserContext.js',
  ),
  pathToRegexp: require.resolve('path-to-regexp/index.js'),
};

/** The only package in the main script that uses tslib. It needs one of its helpers. */
export const tslibUser = path.dirname(require.resolve('@docusaurus/utils-common/package.json'));

/**
 * Makes pages interactive in several short tasks instead of a few long ones, so that phones respond
 * in between. The build finds routes in the same way. `ARCHITECTURE.md` lists when each replacement
 * can be deleted.
 */
export default function coreModulesPlugin(): Plugin {
  return {
    name: 'site-core-modules',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      // The server looks for the route and the documentation page of each path, too.
      const alias = { 'path-to-regexp$': own('pathToRegexp.ts') };
      if (isServer) {
        return { resolve: { alias } };
      }
      return {
        entry: own('start.js'),
        resolve: {
          alias: { ...alias, [replaced.browserContext]: own('browserContext.tsx') },
        },
        module: {
          rules: [{ include: tslibUser, resolve: { alias: { tslib: own('tslib.js') } } }],
        },
      };
    },
  };
}
