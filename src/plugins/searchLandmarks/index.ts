import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The theme's results page, whose markup a wrapper can't change. */
const RESULTS_PAGE = /[\\/]theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchPage[\\/]index\.js$/;

/**
 * Fixes the landmarks on the theme's results page, so that it has one main landmark and
 * no navigation landmarks in its results.
 *
 * Delete this when all content of the theme's page is inside its `main` element.
 */
export default function searchLandmarksPlugin(): Plugin {
  return {
    name: 'site-search-landmarks',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: RESULTS_PAGE,
            enforce: 'pre',
            use: [path.join(__dirname, 'quietLandmarks.cjs')],
          },
        ],
      },
    }),
  };
}
