import type { Options as IdealImageOptions } from '@docusaurus/plugin-ideal-image';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { afterBuild } from './src/config/afterBuild';
import { announcedVersion, announcementOn } from './src/config/announcement';
import { blog, pages } from './src/config/blog';
import { changelog } from './src/config/changelog';
import { additionalLanguages, codeTheme, magicComments } from './src/config/codeThemes';
import { mermaid } from './src/config/diagrams';
import { communityDocs, docs } from './src/config/docs';
import { env } from './src/config/env';
import { footer } from './src/config/footer';
import { navbar } from './src/config/navbar';

import { algolia } from './src/config/search';
import { sitemap } from './src/config/sitemap';
import { svgr } from './src/config/svgr';
import { versionControl } from './src/config/versionControl';
import { wellKnown } from './src/config/wellKnown';
import { isoDay } from './src/lib/formatDay';
import changelogPlugin from './src/plugins/changelog';
import { withoutSearchWords } from './src/plugins/searchIndex/searchWords';
import versionChangesPlugin from './src/plugins/versionChanges';
import { withVersionChanges } from './src/plugins/versionChanges/frontMatter';
import { testArea } from './tests/dogfood/instances';

const description =
  'Docusaurus turns Markdown and React components into a fast documentation website with versions, translations, a blog, and search.';

const config: Config = {
  title: 'Docusaurus',
  tagline: 'Write Markdown. Ship documentation people can rely on.',
  url: env.siteUrl,
  baseUrl: '/',
  trailingSlash: true,
  organizationName: 'facebook',
  projectName: 'docusaurus',
  favicon: 'img/favicon.ico',
  i18n: { defaultLocale: 'en', locales: ['en'] },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    // .mdx files are MDX, and .md files are plain CommonMark.
    format: 'detect',
    mermaid: true,
    hooks: { onBrokenMarkdownLinks: 'warn' },
    parseFrontMatter: withoutSearchWords(
      __dirname,
      env.isDeployPreview
        ? testArea.parseFrontMatter
        : withVersionChanges(__dirname, docs.versions, testArea.parseFrontMatter),
    ),
  },

  future: { v4: true, faster: true, experimental_vcs: versionControl },
  // With Docusaurus' `noIndex` option, the search index would be empty, because it skips such pages.
  headTags: env.isDeployPreview
    ? [
        {
          tagName: 'meta',
          // Tells the search index that this tag isn't from the page.
          attributes: { name: 'robots', content: 'noindex', 'data-preview': 'true' },
        },
      ]
    : [],
  customFields: {
    description,
    announcedVersion,
    isDeployPreview: env.isDeployPreview,
    crashTest: env.crashTest,
    // Without a repository, pages don't offer to report a problem.
    repositoryUrl: env.repositoryUrl,
  },

  staticDirectories: ['static', ...testArea.staticDirectories],
  clientModules: [
    './src/client/logRouteUpdates.ts',
    './src/client/announceChanges.ts',
    './src/client/focusTarget.ts',
    './src/client/showActiveItem.ts',
    './src/client/loadStalledPage.ts',
    './src/client/startHighlighter.ts',
    './src/client/prefetchWhenIdle.ts',
    './src/client/offlineReading.ts',
    './src/client/printInLight.ts',
    ...testArea.clientModules,
  ],

  presets: [
    [
      'classic',
      {
        debug: !env.isDeployPreview,
        // Our own plugins below wrap these three.
        docs: false,
        blog: false,
        pages: false,
        sitemap: env.isDeployPreview ? false : sitemap,
        svgr,
        theme: { customCss: ['./src/css/index.css'] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['./src/plugins/docs/index.ts', docs],
    ['@docusaurus/plugin-content-docs', communityDocs],
    ['./src/plugins/blog/index.ts', blog],
    ['./src/plugins/pages/index.ts', pages],
    // These two are imported, so that they share the sections of documentation pages.
    [changelogPlugin, changelog],
    versionChangesPlugin,
    './src/plugins/releases/index.ts',
    './src/plugins/home/index.ts',
    './src/plugins/showcase/index.ts',
    ['./src/plugins/featureRequests/index.ts', { boardUrl: env.featureRequestsBoardUrl }],
    ...testArea.plugins,
    [
      '@docusaurus/plugin-ideal-image',
      { quality: 70, max: 1030, min: 640, steps: 2 } satisfies IdealImageOptions,
    ],
    './src/plugins/search/index.ts',
    './src/plugins/highlighter/index.ts',
    './src/plugins/liveFrame/index.ts',
    './src/plugins/coreModules/index.ts',
    './src/plugins/storedPages/index.ts',
    './src/plugins/loadFailure/index.ts',
    './src/plugins/lateBlocks/index.ts',
    './src/plugins/minifiedScripts/index.ts',
    './src/plugins/routeTable/index.ts',
    './src/plugins/readerConfig/index.ts',
    './src/plugins/postCss/index.ts',
    './src/plugins/pageStyles/index.ts',
    './src/plugins/cacheVersion/index.ts',
    './src/plugins/images/index.ts',
    './src/plugins/finishedBuild/index.ts',
    // Search engines and other sites don't show previews.
    !env.isDeployPreview && './src/plugins/socialCards/index.ts',
    './src/plugins/katexStyles/index.ts',
    ['./src/plugins/wellKnown/index.ts', wellKnown],
    ['./src/plugins/afterBuild/index.ts', { getOptions: () => afterBuild }],
  ],
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock', ...testArea.themes],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      // Used by pages without their own description.
      { name: 'description', content: description },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: true, autoCollapseCategories: true },
    },
    blog: { sidebar: { groupByYear: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcementOn(isoDay(new Date())),
    navbar,
    footer,
    prism: {
      theme: codeTheme,
      additionalLanguages,
      magicComments,
    },
    mermaid,
    liveCodeBlock: { playgroundPosition: 'bottom' },
    algolia,
  } satisfies Preset.ThemeConfig,
};

export default config;
