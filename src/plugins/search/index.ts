import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { isHosted } from '../../search/protocol';
import { openSearchDescription } from './openSearch';

const FILE = 'opensearch.xml';
const own = (file: string): string => path.join(__dirname, '../../search', file);

/**
 * Adds the styles of the search box, remembers visited pages, and lets browsers add this site
 * to their search engines.
 */
export default function searchPlugin({ siteConfig, outDir }: LoadContext): Plugin {
  const { algolia } = siteConfig.themeConfig as unknown as ThemeConfig;
  const { title, url, baseUrl, favicon } = siteConfig;
  const siteUrl = normalizeUrl([url, baseUrl]);
  return {
    name: 'site-search',

    getClientModules() {
      const styles = ['button.css', ...(isHosted(algolia.appId) ? [] : ['embedded.css'])];
      return [
        require.resolve('@docsearch/css/dist/button.css'),
        ...styles.map((file) => own(`styles/${file}`)),
        own('visitedPages.ts'),
      ];
    },

    injectHtmlTags() {
      const attributes = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title,
        href: normalizeUrl([baseUrl, FILE]),
      };
      return { headTags: [{ tagName: 'link', attributes }] };
    },

    async postBuild() {
      const description = openSearchDescription({ title, siteUrl, favicon });
      await writeFile(path.join(outDir, FILE), description);
    },
  };
}
