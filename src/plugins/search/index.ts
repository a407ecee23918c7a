import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isHosted } from '../../search/isHosted';

const own = (file: string): string => path.join(__dirname, '../../search', file);

/**
 * Makes the search theme use this site's search. The theme imports its parts by name, and
 * the aliases resolve these names to ours. That way, the search modal isn't part of the
 * main script, and the results page uses our providers.
 *
 * Remove the aliases for `version` and `useDocSearchKeyboardEvents` when the theme drops
 * DocSearch 3. For DocSearch 3, the theme resolves both to a module with the whole modal.
 */
export default function searchPlugin({ siteConfig }: LoadContext): Plugin {
  const { algolia } = siteConfig.themeConfig as unknown as ThemeConfig;
  const hosted = isHosted(algolia.appId);
  return {
    name: 'site-search',

    getClientModules() {
      const styles = ['button.css', 'resultsPage.css', ...(hosted ? [] : ['embedded.css'])];
      return [
        require.resolve('@docsearch/css/dist/button.css'),
        ...styles.map((file) => own(`styles/${file}`)),
        own('rememberVisits.ts'),
      ];
    },

    configureWebpack() {
      return {
        resolve: {
          alias: {
            'algoliasearch/lite$': own('liteClient.ts'),
            '@docsearch/react/version': own('docsearch/version.ts'),
            '@docsearch/react/useDocSearchKeyboardEvents': own(
              'docsearch/useDocSearchKeyboardEvents.ts',
            ),
            '@docsearch/react/button': own('docsearch/button/index.tsx'),
            '@docsearch/react/modal': own('docsearch/modal/index.tsx'),
            '@docsearch/react/style': own('docsearch/modal/styles.ts'),
          },
        },
        module: {
          rules: hosted
            ? []
            : [
                {
                  // The theme's search bar always makes the browser preconnect to the hosted
                  // service. Without that service, the site must not connect to other hosts.
                  test: /[\\/]theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]/,
                  resolve: { alias: { '@docusaurus/Head': own('docsearch/NoHead.ts') } },
                },
              ],
        },
      };
    },
  };
}
