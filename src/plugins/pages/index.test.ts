import pagesPlugin, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import sortedPages from '.';

vi.mock('@docusaurus/plugin-content-pages');

const load = async (content: LoadedContent | null) => {
  vi.mocked(pagesPlugin).mockResolvedValue({
    name: 'docusaurus-plugin-content-pages',
    loadContent: async () => content,
  } as Plugin<LoadedContent | null>);
  const plugin = await sortedPages({} as LoadContext, {} as PluginOptions);
  return plugin.loadContent?.();
};

const page = (permalink: string) => ({ type: 'jsx', permalink, source: '@site/page.tsx' }) as const;

it('sorts pages, so that the same content always results in the same build', async () => {
  const sorted = [page('/'), page('/a/'), page('/b/')];
  expect(await load([page('/b/'), page('/'), page('/a/')])).toEqual(sorted);
  expect(await load(sorted)).toEqual(sorted);
});

it('accepts a folder without pages', async () => {
  expect(await load(null)).toBeNull();
});
