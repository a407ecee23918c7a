import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type FeatureRequest, requestsSchema } from '../../data/featureRequests/schema';
import { readDataFile } from '../readDataFile';
import { writeData } from '../writeData';

const FILE = 'src/data/featureRequests/requests.json';
const PAGES = '@site/src/pages/feature-requests';

interface Options {
  /** URL of a hosted board that replaces the list. */
  readonly boardUrl?: string | undefined;
}

/**
 * The feature requests: a page for each one, and a list or a hosted board whose route
 * also matches all other URLs below it.
 */
export default function featureRequestsPlugin(
  { siteDir, baseUrl }: LoadContext,
  { boardUrl }: Options,
): Plugin<readonly FeatureRequest[]> {
  const base = `${baseUrl}feature-requests/`;
  return {
    name: 'site-feature-requests',
    getPathsToWatch: () => [path.join(siteDir, FILE)],

    loadContent: () =>
      readDataFile({ siteDir, file: FILE, schema: requestsSchema, nameField: 'slug' }),

    async contentLoaded({ content, actions }) {
      // All pages share one module. Readers who go from the list to an entry have already
      // downloaded it, and the script that every page loads stays small.
      const modules = { requests: await writeData(actions, 'requests.json', content) };
      const metadata = { sourceFilePath: FILE };
      for (const { slug } of content) {
        actions.addRoute({
          path: `${base}${slug}/`,
          component: `${PAGES}/_components/RequestPage/index.tsx`,
          exact: true,
          modules,
          metadata,
        });
      }
      actions.addRoute({
        path: base,
        exact: false,
        // After the entries, because this route also matches their URLs.
        priority: -1,
        metadata,
        ...(boardUrl
          ? { component: `${PAGES}/_components/BoardPage/index.tsx`, props: { boardUrl } }
          : { component: `${PAGES}/index.tsx`, modules }),
      });
    },
  };
}
