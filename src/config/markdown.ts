import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/** Markdown extensions shared by the content plugins: package manager tabs and formulas. */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, { sync: true }], remarkMath],
  rehypePlugins: [rehypeKatex],
} satisfies Pick<PagesOptions, 'remarkPlugins' | 'rehypePlugins'>;
