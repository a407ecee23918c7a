import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LIVE_FRAME_URL } from '../../lib/liveFrame';
import { EmitFiles } from '../EmitFiles';
import { bundle } from './bundle';
import { frameDocument } from './frameDocument';

/**
 * Creates the document in which live code runs, for the development server and the build. Pages
 * don't load what react-live needs to compile and run code, because only the frame does that.
 */
export default function liveFramePlugin({ siteDir }: LoadContext): Plugin {
  const entry = path.join(siteDir, 'src/components/LiveResult/frame.tsx');
  // Not the content of the plugin, because the debug pages contain the content of all plugins.
  let html = '';
  return {
    name: 'site-live-frame',
    getPathsToWatch: () => [entry],
    async loadContent() {
      html = frameDocument(await bundle(entry, siteDir));
    },
    configureWebpack(_config, isServer) {
      const file = `${LIVE_FRAME_URL.slice(1)}index.html`;
      return {
        plugins: isServer ? [] : [new EmitFiles(new Map([[file, html]]))],
        // The package doesn't say that unused parts can be dropped.
        module: { rules: [{ test: /[\\/]node_modules[\\/]sucrase[\\/]/, sideEffects: false }] },
      };
    },
  };
}
