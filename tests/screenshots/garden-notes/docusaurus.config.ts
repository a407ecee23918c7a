import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

/** A gardener's notes: docs with a partial, and a blog with author pages and styled feeds. */
const config: Config = {
  title: 'Garden notes',
  url: 'https://garden.example.org',
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'img/leaf.svg',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      {
        docs: { breadcrumbs: false },
        blog: {
          blogSidebarCount: 'ALL',
          feedOptions: {
            type: 'all',
            title: 'Garden notes',
            description: 'What we sow, what comes up, and what the slugs leave us',
            xslt: true,
          },
        },
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Garden notes',
      logo: { src: 'img/leaf.svg', alt: '', href: '/docs/work/' },
      items: [
        { to: '/docs/work/', label: 'Handbook' },
        { to: '/blog/', label: 'Blog' },
      ],
    },
    colorMode: { defaultMode: 'light', disableSwitch: true },
  } satisfies Preset.ThemeConfig,
};

export default config;
