import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type SecurityOptions, type SitePolicies, securePages } from './sitePolicies';
import { writeHeaders } from './writeHeaders';

export type { SecurityOptions };

type Step = NonNullable<Plugin['postBuild']>;

/** Folder for the headers of servers, below the folder of generated files. */
const SERVER_FOLDER = 'headers';

/** The steps after the build that secure the site. `src/plugins/afterBuild` runs them in order. */
export function securitySteps(
  { generatedFilesDir, siteDir, siteConfig }: LoadContext,
  options: SecurityOptions,
): { readonly pages: Step; readonly headers: Step } {
  let policies: SitePolicies | undefined;
  return {
    async pages({ outDir }) {
      const staticFolders = siteConfig.staticDirectories.map((folder) =>
        path.resolve(siteDir, folder),
      );
      policies = await securePages(outDir, staticFolders, options);
    },
    async headers({ outDir }) {
      if (policies) {
        writeHeaders(
          outDir,
          path.join(generatedFilesDir, SERVER_FOLDER),
          policies,
          options.headers,
        );
      }
    },
  };
}
