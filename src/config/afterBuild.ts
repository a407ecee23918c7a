import type { PluginOptions } from '@docusaurus/plugin-pwa';
import versions from '../../versions.json';
import type { OfflineOptions } from '../plugins/offline/listFiles';
import { env } from './env';
import { redirects } from './redirects';
import { searchIndex } from './search';
import { security } from './security';

/**
 * Offline reading, for readers who installed the site as an app or turned it on with
 * `?offlineMode=true`.
 */
const pwa = {
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  // Our worker has its own list of files, so Workbox lists none.
  injectManifestConfig: { globIgnores: ['**/*'] },
  pwaHead: [
    { tagName: 'link', rel: 'icon', href: '/img/icon-192.png' },
    { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
    { tagName: 'meta', name: 'theme-color', content: 'rgb(37, 194, 160)' },
    { tagName: 'meta', name: 'apple-mobile-web-app-capable', content: 'yes' },
    { tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: '#000' },
    { tagName: 'link', rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' },
    {
      tagName: 'link',
      rel: 'mask-icon',
      href: '/img/mask-icon.svg',
      color: 'rgb(62, 204, 94)',
    },
    { tagName: 'meta', name: 'msapplication-TileImage', content: '/img/icon-192.png' },
    { tagName: 'meta', name: 'msapplication-TileColor', content: '#000' },
  ],
} satisfies Partial<Omit<PluginOptions, 'injectManifestConfig'>> & {
  // The type requires a file, but the plugin fills it in.
  injectManifestConfig: Partial<PluginOptions['injectManifestConfig']>;
};

/** What readers can store. A file belongs to the area with the longest path that it starts with. */
const storage: OfflineOptions = {
  areas: [
    // Also contains what several areas need. It's stored along with each of them.
    { id: 'shell', label: 'Home page, search, and parts of all pages', paths: ['/'] },
    {
      id: 'docs',
      label: 'Current documentation',
      paths: ['/docs/', '/community/', '/versions/', '/live-code/', '/katex/', '/search-index/'],
    },
    { id: 'blog', label: 'Blog', paths: ['/blog/'] },
    ...versions.map((version) => ({
      id: version,
      label: `Documentation ${version}`,
      paths: [
        `/docs/${version}/`,
        // The file names of this version in the search index.
        `/search-index/en-docs-default-${version}.`,
      ],
    })),
    {
      id: 'more',
      label: 'Changelog, showcase, and feature requests',
      paths: ['/changelog/', '/showcase/', '/feature-requests/', '/assets/showcase/'],
    },
  ],
  // Stored in offline mode. Readers can store the others with a click, and the pages that they visit are stored.
  byDefault: ['shell', 'docs', 'blog'],
  // Test pages, tools for maintainers, and images that only other sites show.
  never: ['/tests/', '/__docusaurus/', '/dogfooding/', '/social-cards/'],
  // Readers may pay for each megabyte.
  maxBytes: 7_500_000,
};

/** Options of `src/plugins/afterBuild`. */
export const afterBuild = {
  redirects,
  security,
  searchIndex,
  storage,
  pwa: env.isDeployPreview ? (false as const) : pwa,
  hasMarkdownTwins: !env.isDeployPreview,
};
