import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';

/** Search engines get dates but no guesses at priority. Pages that say noindex stay out by themselves. */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/tests/blog/**', '/tests/pages/**'],
} satisfies SitemapOptions;
