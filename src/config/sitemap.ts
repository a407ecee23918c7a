import path from 'node:path';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { RouteConfig } from '@docusaurus/types';

/** The reader of the git history knows files by their absolute paths; routes name them relative to the site. */
function withAbsoluteSource(route: RouteConfig): RouteConfig {
  const { metadata, routes } = route;
  const sourceFilePath = metadata?.sourceFilePath && path.resolve(metadata.sourceFilePath);
  return {
    ...route,
    ...(metadata && { metadata: { ...metadata, sourceFilePath } }),
    ...(routes && { routes: routes.map(withAbsoluteSource) }),
  };
}

/** Search engines get dates but no guesses at priority. Pages that say noindex stay out by themselves. */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/tests/blog/**', '/tests/pages/**'],
  createSitemapItems: ({ defaultCreateSitemapItems, routes, ...params }) =>
    defaultCreateSitemapItems({ ...params, routes: routes.map(withAbsoluteSource) }),
} satisfies SitemapOptions;
