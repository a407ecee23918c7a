import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isHosted } from '../../search/isHosted';

const own = (file: string): string => path.join(__dirname, '../../search', file);

/**
 * Puts this site's search behind the search theme. The theme imports each part
 * by name; aliases give it ours, so that the dialog stays out of the main
 * script and the results page asks our providers.
 *
 * Alias of `version` and `useDocSearchKeyboardEvents`: to be removed when the
 * theme drops DocSearch 3, for which it points both at the whole dialog.
 */
export default function searchPlugin({ siteConfig }: LoadContext): Plugin {
  const { algolia } = siteConfig.themeConfig as unknown as ThemeConfig;
  const hosted = isHosted(algolia.appId);
  return {
    name: 'site-search',

    getClientModules() {
      const styles = ['dialog.css', 'resultsPage.css', ...(hosted ? [] : ['embedded.css'])];
      return [...styles.map((file) => own(`styles/${file}`)), own('rememberVisits.ts')];
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
          },
        },
        module: {
          rules: hosted
            ? []
            : [
                {
                  // The search bar of the theme always asks the browser to connect
                  // to the hosted service. Without one, nothing may leave the origin.
                  test: /[\\/]theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]/,
                  resolve: { alias: { '@docusaurus/Head': own('docsearch/NoHead.ts') } },
                },
              ],
        },
      };
    },
  };
}
