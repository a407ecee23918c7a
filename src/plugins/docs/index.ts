import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { writeData } from '../writeData';
import { descriptionsOf, hasCards, moveDescriptions } from './moveDescriptions';

export { validateOptions };

/**
 * Wraps the docs plugin, which gives the descriptions of all pages to every page. They're only displayed on cards,
 * so only pages with cards get them here. The inner plugin keeps its name, because that name is part of the paths of
 * generated modules.
 */
export default async function docsWithCards(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const inner = await docsPlugin(context, options);
  return {
    ...inner,
    async contentLoaded({ content, actions }) {
      const files = new Map<string, string>();
      const sources = new Set<string>();
      for (const { versionName, docs } of content.loadedVersions) {
        const name = `card-descriptions-${versionName}.json` as const;
        files.set(versionName, await writeData(actions, name, descriptionsOf(docs)));
        for (const { source } of docs) {
          const file = path.join(context.siteDir, aliasedSitePathToRelativePath(source));
          if (hasCards(await readFile(file, 'utf8'))) {
            sources.add(source);
          }
        }
      }
      await inner.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(moveDescriptions(route, { files, sources })),
        },
      });
    },
  };
}
