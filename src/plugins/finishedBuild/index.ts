import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The file that only a finished build contains. `src/commands/prerequisites.mjs` looks for it. */
const MARKER = '.finished';

/**
 * Marks a finished build. A build that's stopped, or that fails at the end because of a broken link, leaves a folder
 * that looks like a site.
 */
export default function finishedBuildPlugin({ outDir }: LoadContext): Plugin {
  const marker = path.join(outDir, MARKER);
  return {
    name: 'site-finished-build',
    configureWebpack({ mode }) {
      if (mode === 'production') {
        rmSync(marker, { force: true });
      }
      return {};
    },
    async postBuild() {
      // Links are checked after this step, and other plugins are still writing files.
      process.once('exit', (code) => {
        if (code === 0) {
          writeFileSync(marker, 'This build is complete.\n');
        }
      });
    },
  };
}
