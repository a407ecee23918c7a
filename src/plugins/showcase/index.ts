import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Site, type SiteEntry, sitesSchema } from '../../data/showcase/schema';
import { EmitFiles } from '../EmitFiles';
import { readDataFile } from '../readDataFile';
import { writeData } from '../writeData';
import { drawCover } from './covers/drawCover';
import { hashOf } from './covers/seededRandom';
import { sortSites } from './sortSites';

const FILE = 'src/data/showcase/sites.json';

/** A validated entry with its cover. */
export interface DrawnSite {
  readonly entry: SiteEntry;
  /** Path of the cover, relative to the output folder. */
  readonly file: string;
  readonly svg: string;
}

function drawSite(entry: SiteEntry): DrawnSite {
  const svg = drawCover(entry);
  const name = entry.title.toLowerCase().replace(/[^a-z\d]+/g, '-');
  // With a hash in its name, the file can be cached forever, like everything else in /assets/.
  const hash = hashOf(svg).toString(16).padStart(8, '0');
  return { entry, svg, file: `assets/showcase/${name}-${hash}.svg` };
}

/**
 * Checks the entries of the showcase, draws their covers, and writes the data of
 * `src/pages/showcase`.
 */
export default function showcasePlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<readonly DrawnSite[]> {
  // The bundler keeps this map when the content is reloaded, so the development server gets
  // new covers immediately.
  const covers = new Map<string, string>();
  return {
    name: 'site-showcase',
    getPathsToWatch: () => [path.join(siteDir, FILE)],

    async loadContent() {
      const entries = await readDataFile({
        siteDir,
        file: FILE,
        schema: sitesSchema,
        nameField: 'title',
      });
      const sites = sortSites(entries).map(drawSite);
      covers.clear();
      for (const { file, svg } of sites) {
        covers.set(file, svg);
      }
      return sites;
    },

    async contentLoaded({ content, actions }) {
      const sites = content.map(
        ({ entry: { cover: _choice, ...entry }, file }): Site => ({
          ...entry,
          cover: `${baseUrl}${file}`,
        }),
      );
      await writeData(actions, 'sites.json', sites);
    },

    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [new EmitFiles(covers)] }),
  };
}
