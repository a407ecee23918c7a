import type { Options } from '@docusaurus/preset-classic';

/**
 * Inline SVG images keep their titles and their `viewBox`, so that they scale. Their IDs
 * and classes are prefixed with the file name. Otherwise, two images on the same page
 * could have the same IDs, because the minifier shortens them.
 */
export const svgr = {
  svgrConfig: {
    svgoConfig: {
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { removeTitle: false, removeViewBox: false } },
        },
        'prefixIds',
      ],
    },
  },
} satisfies Options['svgr'];
