import type { Config } from '@docusaurus/types';
import config from '../../docusaurus.config';
import { docs } from '../../src/config/docs';
import { COPIES } from './sites';

/** This site, and the newest documentation many times more: what grows with the number of pages shows. */
export default {
  ...config,
  // The copies link to each other's pages as if they were the only ones.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: [
    ...(config.plugins ?? []),
    ...Array.from({ length: COPIES }, (_, index) => {
      const id = `copy-${index + 1}`;
      const { versions, lastVersion, ...options } = docs;
      return [
        '@docusaurus/plugin-content-docs',
        { ...options, id, routeBasePath: id, showLastUpdateTime: false },
      ] as [string, object];
    }),
  ],
} satisfies Config;
