import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Adds the script and the styles of the notice that part of a page hasn't loaded. The script is inline, because the
 * files of the site are what's missing.
 */
export default function loadFailurePlugin({ siteDir }: LoadContext): Plugin {
  const client = path.join(siteDir, 'src/client');
  const script = path.join(client, 'loadFailure.js');
  return {
    name: 'site-load-failure',
    getPathsToWatch: () => [script],
    getClientModules: () => [path.join(client, 'loadFailure.css')],
    // Minified along with the page.
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: readFileSync(script, 'utf8') }],
    }),
  };
}
