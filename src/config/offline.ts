import type { PluginOptions } from '@docusaurus/plugin-pwa';
import { searchFiles } from './search';

/** Reading without a network, for readers who installed the site or asked for it with `?offlineMode=true`. */
export const offline = {
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  injectManifestConfig: {
    globIgnores: [
      // Pictures for other sites; nobody reads them here.
      'social-cards/**',
      // The test area is for maintainers.
      'tests/*/**/*',
      // Redirects. A server that takes ".html" away from addresses does not find
      // some of them, and one file that is missing undoes the whole installation.
      '**/*.html/*',
    ],
    manifestTransforms: [searchFiles.putInto],
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
  // The type asks for a file that the plugin itself fills in.
  injectManifestConfig: Partial<PluginOptions['injectManifestConfig']>;
};
