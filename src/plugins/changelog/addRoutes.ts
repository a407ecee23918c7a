import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { ChangelogPaths, ListPageProps } from '../../lib/changelog/pages';
import { writeData } from '../writeData';
import {
  authorsPageProps,
  entryPageProps,
  type LoadedEntry,
  listEntry,
  type SiteKnowledge,
  sidebarGroups,
} from './pageProps';

/** The page components of the changelog. */
export const LIST_PAGE = '@site/src/pages/changelog/_components/ListPage/index.tsx';
export const ENTRY_PAGE = '@site/src/pages/changelog/_components/EntryPage/index.tsx';
const ENTRY_TEXT = '@site/src/pages/changelog/_components/EntryText/index.tsx';

interface Changelog {
  readonly actions: PluginContentLoadedActions;
  /** The routes that the blog plugin would have added. Their paths are reused. */
  readonly blogRoutes: readonly RouteConfig[];
  /** All entries, newest first. */
  readonly loaded: readonly LoadedEntry[];
  readonly site: SiteKnowledge;
  readonly paths: ChangelogPaths;
  readonly options: Pick<PluginOptions, 'blogTitle' | 'blogDescription' | 'postsPerPage'>;
}

/**
 * Adds routes for the entries and for the second and later pages of the list, and writes
 * the data of the fixed routes: `src/pages/changelog` and `src/pages/changelog/authors`.
 */
export async function addRoutes(changelog: Changelog): Promise<void> {
  const { actions, blogRoutes, loaded, site, paths, options } = changelog;
  const perPage = options.postsPerPage === 'ALL' ? loaded.length : options.postsPerPage;
  const listRoutes = blogRoutes.filter(({ component }) => component === LIST_PAGE);
  const listPages = listRoutes.map((route) => route.path);
  const groups = sidebarGroups(loaded);
  const sidebar = await writeData(actions, 'sidebar.json', groups);

  for (const [index, route] of listRoutes.entries()) {
    const props: Omit<ListPageProps, 'sidebar'> = {
      title: options.blogTitle,
      description: options.blogDescription,
      page: index + 1,
      pages: listPages,
      entries: loaded.slice(index * perPage, (index + 1) * perPage).map(listEntry),
      paths,
    };
    if (index === 0) {
      await writeData(actions, 'list.json', { ...props, sidebar: groups });
      continue;
    }
    actions.addRoute({
      path: route.path,
      component: LIST_PAGE,
      exact: true,
      modules: { sidebar },
      props: { ...props },
    });
  }

  for (const route of blogRoutes.filter(({ component }) => component === ENTRY_PAGE)) {
    const index = loaded.findIndex(({ post }) => post.metadata.permalink === route.path);
    const { entry, post } = loaded[index] as LoadedEntry;
    const content = { __import: true, path: post.metadata.source, query: { truncated: 'true' } };
    actions.addRoute({
      path: route.path,
      component: ENTRY_PAGE,
      exact: true,
      metadata: route.metadata,
      modules: { sidebar, ...(entry.rich && { content, Text: ENTRY_TEXT }) },
      props: { ...entryPageProps(loaded, index, listPages, perPage, site) },
    });
  }

  await writeData(actions, 'contributors.json', {
    ...authorsPageProps(loaded, paths),
    sidebar: groups,
  });
}
