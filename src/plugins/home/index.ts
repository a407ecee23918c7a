import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HomeData } from '../../lib/homeData';
import { writeData } from '../writeData';
import { pickHomeData } from './pickHomeData';

const SAMPLE = 'src/pages/_components/LiveSample/_sample.md';

/**
 * Writes the data of the home page (`src/pages/index.tsx`): the latest posts, the latest
 * release, and facts about the showcase. It runs after all plugins have loaded their content.
 */
export default function homePlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-home',
    getPathsToWatch: () => [path.join(siteDir, SAMPLE)],

    async allContentLoaded({ allContent, actions }) {
      const data: HomeData = {
        sample: (await readFile(path.join(siteDir, SAMPLE), 'utf8')).trim(),
        ...pickHomeData(allContent, baseUrl),
      };
      await writeData(actions, 'home.json', data);
    },
  };
}
