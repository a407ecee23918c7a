import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import type { ChangelogPaths, ListPageProps } from './lib/pages';
import {
  authorsPageProps,
  entryPageProps,
  type LoadedEntry,
  listEntry,
  type SiteKnowledge,
  sidebarGroups,
} from './pageProps';

/** The theme parts that show the changelog. */
export const LIST_PAGE = '@theme/ChangelogListPage';
export const ENTRY_PAGE = '@theme/ChangelogEntryPage';
const ENTRY_TEXT = '@theme/ChangelogEntryText';
const AUTHORS_PAGE = '@theme/ChangelogAuthorsPage';

interface Changelog {
  readonly actions: PluginContentLoadedActions;
  /** What the blog plugin would have added: it knows the addresses. */
  readonly blogRoutes: readonly RouteConfig[];
  /** All entries, newest first. */
  readonly loaded: readonly LoadedEntry[];
  readonly site: SiteKnowledge;
  readonly paths: ChangelogPaths;
  readonly options: Pick<PluginOptions, 'blogTitle' | 'blogDescription' | 'postsPerPage'>;
  readonly generatedFilesDir: string;
}

/** Adds the list pages, the page of each entry and the page of contributors. */
export async function addRoutes(changelog: Changelog): Promise<void> {
  const { actions, blogRoutes, loaded, site, paths, options } = changelog;
  const perPage = options.postsPerPage === 'ALL' ? loaded.length : options.postsPerPage;
  const listRoutes = blogRoutes.filter(({ component }) => component === LIST_PAGE);
  const listPages = listRoutes.map((route) => route.path);
  const sidebarFile = await actions.createData('sidebar.json', sidebarGroups(loaded));
  const sidebar = `@generated/${posixPath(path.relative(changelog.generatedFilesDir, sidebarFile))}`;

  for (const [index, route] of listRoutes.entries()) {
    const props: Omit<ListPageProps, 'sidebar'> = {
      title: options.blogTitle,
      description: options.blogDescription,
      page: index + 1,
      pages: listPages,
      entries: loaded.slice(index * perPage, (index + 1) * perPage).map(listEntry),
      paths,
    };
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
    const hasText = !entry.release || entry.intro !== '';
    const content = { __import: true, path: post.metadata.source, query: { truncated: 'true' } };
    actions.addRoute({
      path: route.path,
      component: ENTRY_PAGE,
      exact: true,
      metadata: route.metadata,
      modules: { sidebar, ...(hasText && { content, Text: ENTRY_TEXT }) },
      props: { ...entryPageProps(loaded, index, listPages, perPage, site) },
    });
  }

  actions.addRoute({
    path: paths.authors,
    component: AUTHORS_PAGE,
    exact: true,
    modules: { sidebar },
    props: { ...authorsPageProps(loaded, paths) },
  });
}
