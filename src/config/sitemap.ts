import path from 'node:path';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { RouteConfig } from '@docusaurus/types';

/**
 * Routes have paths relative to the site, but the code that reads the Git history needs
 * absolute paths.
 */
function withAbsoluteSource(route: RouteConfig): RouteConfig {
  const { metadata, routes } = route;
  const sourceFilePath = metadata?.sourceFilePath && path.resolve(metadata.sourceFilePath);
  return {
    ...route,
    ...(metadata && { metadata: { ...metadata, sourceFilePath } }),
    ...(routes && { routes: routes.map(withAbsoluteSource) }),
  };
}

/**
 * The sitemap contains dates, but no made-up priorities. Pages with `noindex` are excluded
 * automatically.
 */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/tests/blog/**', '/tests/pages/**'],
  createSitemapItems: ({ defaultCreateSitemapItems, routes, ...params }) =>
    defaultCreateSitemapItems({ ...params, routes: routes.map(withAbsoluteSource) }),
} satisfies SitemapOptions;
