import type { Options } from '@docusaurus/preset-classic';

/**
 * Pictures that become part of a page keep their titles and their scaling, and
 * their ids and classes get the name of the file as a prefix: two pictures on one
 * page would otherwise share the short ids that the minifier gives to each.
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
