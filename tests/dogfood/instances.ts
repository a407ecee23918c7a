import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { ParseFrontMatter, PluginConfig } from '@docusaurus/types';
import { blogComponents } from '../../src/config/blog';
import { env } from '../../src/config/env';
import { markdownPlugins, postMarkdownPlugins } from '../../src/config/markdown';
import { editUrlOf } from '../../src/config/repository';

const FOLDER = 'tests/dogfood';

const docsFolder = `${FOLDER}/docs tests`;
const blogFolder = `${FOLDER}/blog tests`;
const pagesFolder = `${FOLDER}/pages tests`;

const editDocs = editUrlOf(docsFolder);
const editPosts = editUrlOf(blogFolder);
const editPages = editUrlOf(pagesFolder);

const docs = {
  id: 'docs-tests',
  path: docsFolder,
  routeBasePath: '/tests/docs',
  sidebarPath: `./${FOLDER}/sidebars.ts`,
  versions: { current: { noIndex: true } },
  editUrl: editDocs && (({ docPath }) => editDocs(docPath)),
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  onInlineTags: 'warn',
  sidebarItemsGenerator: ({ defaultSidebarItemsGenerator, isCategoryIndex, ...params }) =>
    defaultSidebarItemsGenerator({
      ...params,
      isCategoryIndex: (doc) => isCategoryIndex(doc) || doc.fileName.toLowerCase() === 'intro',
    }),
  ...markdownPlugins,
} satisfies DocsOptions;

const blog = {
  id: 'blog-tests',
  path: blogFolder,
  routeBasePath: '/tests/blog',
  blogTitle: 'Docusaurus Tests Blog',
  blogDescription: 'Posts that exist to be tested.',
  postsPerPage: 3,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: 'All posts',
  editUrl: editPosts && (({ blogPath }) => editPosts(blogPath)),
  feedOptions: {
    type: 'all',
    title: 'Docusaurus Tests Blog',
    xslt: { rss: 'custom-rss.xsl', atom: 'custom-atom.xsl' },
  },
  readingTime: ({ content, locale, frontMatter, defaultReadingTime }) =>
    frontMatter.hide_reading_time
      ? undefined
      : defaultReadingTime({ content, locale, options: { wordsPerMinute: 5 } }),
  onInlineTags: 'warn',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'ignore',
  ...blogComponents,
  ...postMarkdownPlugins,
} satisfies BlogOptions;

const pages = {
  id: 'pages-tests',
  path: pagesFolder,
  routeBasePath: '/tests/pages',
  editUrl: editPages && (({ pagesPath }) => editPages(pagesPath)),
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  ...markdownPlugins,
} satisfies PagesOptions;

/** Allows an additional front matter field to make a test page unlisted. */
const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (result.frontMatter.force_unlisted_parseFrontMatter_test === true) {
    return { ...result, frontMatter: { ...result.frontMatter, unlisted: true } };
  }
  return result;
};

const everything = {
  plugins: [
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-blog', blog],
    ['./src/plugins/pages/index.ts', pages],
  ] as PluginConfig[],
  themes: [`./${FOLDER}/testTheme/index.ts`] as PluginConfig[],
  clientModules: ['migrateStorageKeys.ts', 'markRoot.ts', 'dogfood.css'].map(
    (file) => `./${FOLDER}/clientModules/${file}`,
  ),
  // The last folder doesn't exist, and the build should ignore that.
  staticDirectories: [`${FOLDER}/static`, `${FOLDER}/no such folder`],
};

const nothing: typeof everything = {
  plugins: [],
  themes: [],
  clientModules: [],
  staticDirectories: [],
};

/** Everything that docusaurus.config.ts needs to serve the test area at /tests/. Deploy previews don't have it. */
export const testArea = { ...(env.isDeployPreview ? nothing : everything), parseFrontMatter };
