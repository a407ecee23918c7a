import type { PluginOptions } from '@docusaurus/plugin-pwa';
import { searchIndex } from './search';

/**
 * Offline reading, for readers who installed the site as an app or turned it on with
 * `?offlineMode=true`.
 */
const pwa = {
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  injectManifestConfig: {
    globIgnores: [
      // Only other sites show these images.
      'social-cards/**',
      // The test area is for maintainers.
      'tests/*/**/*',
      // Redirects. Servers that remove ".html" from URLs can't find some of these
      // files, and the service worker isn't installed if a single file is missing.
      '**/*.html/*',
    ],
    // The names of these files contain a hash, so browsers may already have them.
    dontCacheBustURLsMatching: /^search-index\/.+\.[\da-f]{10}\.json$/,
  },
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

/** Options of the plugin that writes the search index and then the service worker. */
export const offline = { searchIndex, pwa };
