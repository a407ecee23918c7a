import { describe, expect, it } from 'vitest';
import { readBlocks, sameBlocks } from './readBlocks';

const texts = (source: string) => readBlocks(source).map(({ kind, text }) => [kind, text]);

describe('the text of a block', () => {
  it.each([
    ['a [link](/docs/cli/#build) and ![an image](./x.png)', 'a link and an image'],
    ['**bold**, *soft*, _soft_ and ~~gone~~', 'bold, soft, soft and gone'],
    ['`**kept**` and ``a ` b``', '`**kept**` and `a ˋ b`'],
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['<kbd>Ctrl</kbd>{/* note */} + K', 'Ctrl + K'],
    ['\\<T\\> and \\_x\\_', '<T> and _x_'],
  ])('%s', (markdown, expected) => {
    expect(texts(markdown)).toEqual([['paragraph', expected]]);
  });
});

describe('readBlocks', () => {
  it('ignores front matter, imports, comments, and tags', () => {
    expect(
      texts(
        '---\ntitle: T\n---\n\nimport A from "a";\n\n{/* one */}\n\n{/* two\nlines */}\n\n<A\n  b="c"\n/>\n\nText\n',
      ),
    ).toEqual([['paragraph', 'Text']]);
  });

  it('ignores how lines are wrapped', () => {
    const wrapped = readBlocks('One two\nthree.\n\n- an item\n  goes on\n');
    expect(sameBlocks(wrapped, readBlocks('One two three.\n\n- an item goes on\n'))).toBe(true);
    expect(sameBlocks(wrapped, readBlocks('One two three.\n\n- an item\n'))).toBe(false);
    expect(sameBlocks(wrapped, readBlocks('One two three.\n\nan item goes on\n'))).toBe(false);
  });

  it('adds column names to table rows', () => {
    expect(
      texts(
        '| Name | Type | Default |\n| --- | --- | --- |\n| `a` | `x \\| y` | |\n| `b` | `z` | `1` |\n',
      ),
    ).toEqual([
      ['row', '`a` · Type: `x | y`'],
      ['row', '`b` · Type: `z` · Default: `1`'],
    ]);
  });

  it('keeps code unchanged, even inside lists, and adds the name of its file', () => {
    expect(texts('- item\n\n  ```js title="a.js"\n  if (a) {\n\n    # b\n  }\n  ```\n')).toEqual([
      ['item', 'item'],
      ['label', 'a.js'],
      ['code', 'if (a) {\n\n  # b\n}'],
    ]);
  });

  it('assigns blocks to their heading and its explicit ID', () => {
    const sectionsOf = (...[source, format]: Parameters<typeof readBlocks>) =>
      readBlocks(source, format).map(({ section }) => [section.title, section.id]);
    expect(sectionsOf('Intro\n\n## `a` b {/* #ab */}\n\nText\n')).toEqual([
      ['', undefined],
      ['`a` b', 'ab'],
      ['`a` b', 'ab'],
    ]);
    expect(sectionsOf('## C <!-- #c -->\n', 'md')).toEqual([['C', 'c']]);
  });

  it.each([
    ['a code block', '````md\n```\n## A\n```\n````', [['code', '```\n## A\n```']]],
    [
      'tags',
      '<div>\n\n## A\n\nB\n\n</div>',
      [
        ['heading', 'A'],
        ['paragraph', 'B'],
      ],
    ],
    [
      'a directive',
      ':::note\n\n## A\n\n:::',
      [
        ['label', 'Note'],
        ['heading', 'A'],
      ],
    ],
  ])('does not end a section at a heading in %s', (_case, source, expected) => {
    expect(texts(`Text\n\n${source}\n`)).toEqual([['paragraph', 'Text'], ...expected]);
  });

  it('throws an error if a page is not valid MDX', () => {
    expect(() => readBlocks('<div>\n\n## A\n')).toThrow('div');
  });

  it('reads the labels of admonitions and tabs', () => {
    expect(
      texts(
        ':::warning[Mind]\n\nText\n\n:::\n\n<TabItem value="a" label="Tab A">\n\nIn it\n\n</TabItem>',
      ),
    ).toEqual([
      ['label', 'Warning: Mind'],
      ['paragraph', 'Text'],
      ['label', 'Tab A'],
      ['paragraph', 'In it'],
    ]);
  });

  it('includes partials', () => {
    const blocks = readBlocks(
      "import Part from './_part.mdx';\n\nA\n\n<Part />\n",
      'mdx',
      (path) => (path === './_part.mdx' ? 'B\n' : undefined),
    );
    expect(blocks.map(({ text }) => text)).toEqual(['A', 'B']);
  });
});
