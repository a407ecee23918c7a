import type { PrismTheme } from 'prism-react-renderer';

/**
 * The colors of one mode. Every token color has a contrast ratio of at least 4.5 on
 * `background` and on `highlight`, which a unit test checks.
 */
interface CodePalette {
  readonly text: string;
  readonly background: string;
  /** Background of a highlighted line. src/css/roles.css repeats this value. */
  readonly highlight: string;
  readonly comment: string;
  readonly punctuation: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly function: string;
  readonly tag: string;
  readonly attribute: string;
  readonly type: string;
}

export const lightPalette: CodePalette = {
  text: '#1c2b26',
  background: '#f5f9f7',
  highlight: '#e0efe7',
  comment: '#586a63',
  punctuation: '#46564f',
  keyword: '#8c2877',
  string: '#1d663f',
  number: '#8f4300',
  function: '#0a568a',
  tag: '#a32236',
  attribute: '#715000',
  type: '#155e63',
};

export const darkPalette: CodePalette = {
  text: '#e2e9e6',
  background: '#11151d',
  highlight: '#1f2f34',
  comment: '#8fa09a',
  punctuation: '#b3c1bb',
  keyword: '#e6a0d7',
  string: '#82d9a8',
  number: '#ffb683',
  function: '#8cc8ff',
  tag: '#ff9ea7',
  attribute: '#edcd82',
  type: '#7fd8dc',
};

function toTheme(palette: CodePalette): PrismTheme {
  return {
    plain: { color: palette.text, backgroundColor: palette.background },
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: { color: palette.comment, fontStyle: 'italic' },
      },
      { types: ['punctuation', 'operator'], style: { color: palette.punctuation } },
      {
        types: ['keyword', 'atrule', 'important', 'rule', 'module'],
        style: { color: palette.keyword },
      },
      {
        types: ['string', 'char', 'attr-value', 'url', 'regex', 'template-string', 'inserted'],
        style: { color: palette.string },
      },
      {
        types: ['number', 'boolean', 'constant', 'symbol', 'unit', 'hexcode'],
        style: { color: palette.number },
      },
      { types: ['function', 'title', 'selector'], style: { color: palette.function } },
      { types: ['tag', 'deleted'], style: { color: palette.tag } },
      {
        types: ['attr-name', 'property', 'key', 'variable', 'parameter'],
        style: { color: palette.attribute },
      },
      {
        types: ['class-name', 'builtin', 'namespace', 'maybe-class-name'],
        style: { color: palette.type },
      },
      { types: ['bold'], style: { fontWeight: 'bold' } },
      { types: ['italic'], style: { fontStyle: 'italic' } },
    ],
  };
}

/** Code colors in light mode. */
export const lightCodeTheme: PrismTheme = toTheme(lightPalette);

/** Code colors in dark mode. */
export const darkCodeTheme: PrismTheme = toTheme(darkPalette);

/**
 * Languages in addition to the ones that prism-react-renderer includes. Each one makes
 * the scripts of pages with code larger, so the list contains only the required ones.
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
