import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { coverImage } from '../lib/coverImage';
import { footnoteLabels } from '../lib/footnoteLabels';

/**
 * Markdown options that all content plugins share: package manager tabs, formulas, and a
 * custom admonition type.
 */
export const markdownPlugins = {
  remarkPlugins: [[npm2yarn, { sync: true }], remarkMath],
  rehypePlugins: [rehypeKatex],
  // The test area uses this type, and src/theme/Admonition/Types.tsx renders it.
  admonitions: { keywords: ['my-custom-admonition'] },
} satisfies Pick<PagesOptions, 'remarkPlugins' | 'rehypePlugins' | 'admonitions'>;

/**
 * Options for blogs. Lists show several posts on one page, so the posts need unique
 * footnote IDs. Posts start with an image, which shouldn't load late.
 */
export const postMarkdownPlugins = {
  ...markdownPlugins,
  remarkPlugins: [...markdownPlugins.remarkPlugins, coverImage],
  rehypePlugins: [...markdownPlugins.rehypePlugins, footnoteLabels],
};
