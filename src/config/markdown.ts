import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { footnoteLabels } from '../lib/footnoteLabels';

/** Markdown options shared by the content plugins: package manager tabs, formulas and an admonition type of our own. */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, { sync: true }], remarkMath],
  rehypePlugins: [rehypeKatex],
  // The test area shows this type; src/theme/Admonition/Types.tsx draws it.
  admonitions: { keywords: ['my-custom-admonition'] },
} satisfies Pick<PagesOptions, 'remarkPlugins' | 'rehypePlugins' | 'admonitions'>;

/** For blogs: a list shows several posts on one page, so their footnotes need IDs that differ. */
export const postMarkdownPlugins = {
  ...markdownPlugins,
  rehypePlugins: [...markdownPlugins.rehypePlugins, footnoteLabels],
};
