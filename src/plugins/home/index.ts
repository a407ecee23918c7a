import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HomeData } from '../../lib/homeData';
import { generatedModule } from '../generatedModule';
import { pickHomeData } from './pickHomeData';

const COMPONENTS = 'src/pages/_components';
const PAGE = `${COMPONENTS}/HomePage/index.tsx`;
const SAMPLE = `${COMPONENTS}/LiveSample/_sample.md`;

/**
 * The home page. It shows the newest posts, the newest release and facts of the
 * showcase, so its route is added when all content is there. Only this route
 * downloads that data.
 */
export default function homePlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-home',
    getPathsToWatch: () => [path.join(siteDir, SAMPLE)],

    async allContentLoaded({ allContent, actions }) {
      const data: HomeData = {
        sample: (await readFile(path.join(siteDir, SAMPLE), 'utf8')).trim(),
        ...pickHomeData(allContent, baseUrl),
      };
      const file = await actions.createData('home.json', data);
      actions.addRoute({
        path: baseUrl,
        component: `@site/${PAGE}`,
        exact: true,
        modules: { data: generatedModule(file, generatedFilesDir) },
        metadata: { sourceFilePath: PAGE },
      });
    },
  };
}
