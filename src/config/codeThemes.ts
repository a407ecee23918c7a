import type { PrismTheme } from 'prism-react-renderer';

/**
 * The theme of both color modes. The colors of tokens are in src/css/code.css, so that the HTML of
 * code is the same in light and dark mode and doesn't repeat colors.
 */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--site-code-text)', backgroundColor: 'var(--site-code-background)' },
  styles: [],
};

/**
 * Languages in addition to the ones that prism-react-renderer includes. Each one makes
 * the syntax highlighter larger, so the list contains only the required ones.
 * "PHp" is mixed case on purpose, because the test area checks that case doesn't matter.
 */
export const additionalLanguages: string[] = [
  'java',
  'latex',
  'haskell',
  'matlab',
  'PHp',
  'powershell',
  'bash',
  'diff',
  'json',
  'scss',
];

/** Comments that highlight lines of a code block. They aren't displayed themselves. */
export const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  { className: 'code-block-error-line', line: 'This will error' },
];
