import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The results page of the theme, which no wrapper reaches into. */
const RESULTS_PAGE = /[\\/]theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchPage[\\/]index\.js$/;

/**
 * Gives the theme's results page one main part and no landmark in its results.
 *
 * Delete when: the theme's page has its main element around all of it.
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
