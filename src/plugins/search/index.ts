import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { openSearchDescription } from './openSearch';

const FILE = 'opensearch.xml';
const own = (file: string): string => path.join(__dirname, '../../search', file);

/**
 * Adds the styles of the search box, remembers visited pages, and lets browsers add this site
 * to their search engines.
 */
export default function searchPlugin({ siteConfig, outDir }: LoadContext): Plugin {
  const { title, url, baseUrl, favicon } = siteConfig;
  const siteUrl = normalizeUrl([url, baseUrl]);
  return {
    name: 'site-search',

    getClientModules() {
      return [
        require.resolve('@docsearch/css/dist/button.css'),
        own('styles/button.css'),
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
