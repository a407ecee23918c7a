import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-pages';
import pagesPlugin, { validateOptions } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';

export { validateOptions };

/**
 * Wraps the pages plugin, which lists pages in the order in which the file system returns them. The list is in a
 * script of the debug pages, and every page contains a hash of all scripts. So without a fixed order, all pages were
 * different after each build, and offline readers downloaded the site again. The inner plugin keeps its name, because
 * that name is part of the paths of generated modules.
 *
 * Delete this when the pages plugin sorts its content.
 */
export default async function sortedPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent | null>> {
  const inner = await pagesPlugin(context, options);
  return {
    ...inner,
    async loadContent() {
      const pages = (await inner.loadContent?.()) ?? null;
      return pages && [...pages].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
    },
  };
}
