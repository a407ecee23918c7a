import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Part of the head of every page. A page that's opened at a section, or again at the reader's place, is rendered at
 * once, because the browser only finds that place if all blocks have their real height.
 */
const SCRIPT = `
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  document.documentElement.dataset.late = '';
}`;

/** Lets phones render the large blocks below the fold of the first page after it's loaded. */
export default function lateBlocksPlugin({ siteDir }: LoadContext): Plugin {
  const client = path.join(siteDir, 'src/client');
  return {
    name: 'site-late-blocks',
    getClientModules: () => [
      path.join(client, 'lateBlocks.css'),
      path.join(client, 'renderLateBlocks.ts'),
    ],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: SCRIPT }] }),
  };
}
