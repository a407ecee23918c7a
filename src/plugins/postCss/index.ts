import type { Plugin } from '@docusaurus/types';

/**
 * Doesn't look for a PostCSS configuration next to each style sheet. `postcss-loader` would try 26 file names in every
 * folder above the sheet. To use another PostCSS plugin, add it to the options here.
 *
 * Delete this when Docusaurus sets `config: false`.
 */
export default function postCssPlugin(): Plugin {
  return {
    name: 'site-post-css',
    configurePostCss: (options) => ({ ...options, config: false }),
  };
}
