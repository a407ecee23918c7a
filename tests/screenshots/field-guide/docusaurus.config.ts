import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

/** The same site with and without CSS cascade layers, to compare both. */
const useCssCascadeLayers = process.env.CASCADE_LAYERS !== 'false';

/** A guide to plants: docs with a highlighted sidebar link, a page with a widget, and a blog. */
const config: Config = {
  title: 'Field guide',
  url: 'https://guide.example.org',
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'img/fern.svg',
  onBrokenLinks: 'throw',
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers },
    faster: true,
  },
  presets: [
    [
      'classic',
      {
        docs: {},
        blog: {},
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Field guide',
      logo: { src: 'img/fern.svg', alt: '', href: '/docs/ferns/' },
      items: [
        { to: '/docs/ferns/', label: 'Plants' },
        { to: '/blog/', label: 'News' },
      ],
    },
    colorMode: { defaultMode: 'light', disableSwitch: true },
  } satisfies Preset.ThemeConfig,
};

export default config;
