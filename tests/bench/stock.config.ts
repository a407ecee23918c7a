import type { Config } from '@docusaurus/types';
import { blog } from '../../src/config/blog';
import { changelog } from '../../src/config/changelog';
import { communityDocs, docs } from '../../src/config/docs';
import { markdownPlugins } from '../../src/config/markdown';

const { blogListComponent, blogPostComponent, blogArchiveComponent, ...stockBlog } = blog;

/**
 * Configuration of the site that the benchmark compares with: the settings of the stock
 * template, our documentation, posts, and releases, and what this content needs to compile.
 * Everything else that our site adds is omitted. `sites.ts` creates the site's folder.
 */
const config: Config = {
  title: 'Stock template',
  url: 'http://localhost:3000',
  baseUrl: '/',
  trailingSlash: true,
  // Some links point to pages that only the real site has.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect', mermaid: true, hooks: { onBrokenMarkdownLinks: 'ignore' } },
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      {
        docs: { ...docs, showLastUpdateTime: false },
        blog: {
          ...stockBlog,
          remarkPlugins: markdownPlugins.remarkPlugins,
          showLastUpdateTime: false,
        },
      },
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', { ...communityDocs, showLastUpdateTime: false }],
    ['@docusaurus/plugin-content-blog', changelog],
    '@docusaurus/plugin-ideal-image',
  ],
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Stock template',
      logo: { alt: '', src: 'img/logo.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
        { to: '/blog/', label: 'Blog' },
        { href: 'https://github.com/facebook/docusaurus', label: 'GitHub', position: 'right' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        { title: 'Docs', items: [{ label: 'Docs', to: '/docs/' }] },
        {
          title: 'More',
          items: [
            { label: 'Blog', to: '/blog/' },
            { label: 'GitHub', href: 'https://github.com/facebook/docusaurus' },
          ],
        },
      ],
    },
  },
};

export default config;
