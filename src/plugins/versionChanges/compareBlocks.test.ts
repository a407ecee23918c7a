import { describe, expect, it } from 'vitest';
import { compareBlocks } from './compareBlocks';
import { readBlocks } from './readBlocks';

const compare = (before: string, after: string) =>
  compareBlocks(readBlocks(before), readBlocks(after));

const changes = (before: string, after: string) =>
  compare(before, after).sections.flatMap((section) => section.changes);

describe('compareBlocks', () => {
  it('finds no differences between equal texts', () => {
    expect(compare('# A\n\nB\n', '# A\n\nB\n')).toEqual({
      counts: { added: 0, removed: 0, changed: 0 },
      sections: [],
    });
  });

  it('highlights the words that changed on each side', () => {
    expect(changes('You need Node 18 or newer.', 'You need Node 20 or newer.')).toEqual([
      {
        kind: 'paragraph',
        before: ['You need Node ', ['18'], ' or newer.'],
        after: ['You need Node ', ['20'], ' or newer.'],
      },
    ]);
  });

  it('joins adjacent words, and treats code as a unit', () => {
    expect(
      changes(
        'Run `npm start` from inside the one two dir.',
        'Run `npm run dev` from inside the three four dir.',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        before: ['Run ', ['`npm start`'], ' from inside the ', ['one two'], ' dir.'],
        after: ['Run ', ['`npm run dev`'], ' from inside the ', ['three four'], ' dir.'],
      },
    ]);
  });

  it('does not split a changed phrase at one or two equal words', () => {
    expect(
      changes(
        'You see it until the switch is used by a reader.',
        'You see it while the switch has no say for a reader.',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        before: ['You see it ', ['until the switch is used by'], ' a reader.'],
        after: ['You see it ', ['while the switch has no say for'], ' a reader.'],
      },
    ]);
  });

  it('compares table rows cell by cell', () => {
    const row = (cells: string) => `| Name | Default | Meaning |\n| --- | --- | --- |\n${cells}\n`;
    expect(
      changes(row('| `a` | one | the way it goes |'), row('| `a` | the way | it goes |')),
    ).toEqual([
      {
        kind: 'row',
        before: ['`a`', ' · ', 'Default: ', ['one'], ' · ', 'Meaning: ', ['the way'], ' it goes'],
        after: ['`a`', ' · ', 'Default: ', ['the way'], ' · ', 'Meaning: it goes'],
      },
    ]);
  });

  it('does not pair blocks that have little in common', () => {
    expect(changes('Apples are red.', 'Something else entirely happens here.')).toEqual([
      { kind: 'paragraph', before: ['Apples are red.'] },
      { kind: 'paragraph', after: ['Something else entirely happens here.'] },
    ]);
  });

  it('pairs table rows by name, regardless of other changes', () => {
    const table = (rows: string) => `| Name | Default |\n| --- | --- |\n${rows}`;
    const { counts } = compare(
      table('| `a` | one thing |\n| `b` | kept |\n'),
      table('| `new` | x |\n| `a` | quite another matter |\n| `b` | kept |\n'),
    );
    expect(counts).toEqual({ added: 1, removed: 0, changed: 1 });
  });

  it('compares code line by line, and omits equal lines that are far from changes', () => {
    const lines = (last: string) => ['```js', '1', '2', '3', '4', '5', '6', last, '```'].join('\n');
    expect(changes(lines('old'), lines('new'))).toEqual([
      { kind: 'code', before: [null, '5\n6\n', ['old\n']], after: [null, '5\n6\n', ['new\n']] },
    ]);
  });

  it('groups changes by heading, and reports sections that were removed', () => {
    const { sections, counts } = compare(
      '## A {/* #a */}\n\nOld a words here.\n\n## B\n\nText of b.\n',
      '## A {/* #a */}\n\nNew a words here.\n',
    );
    expect(sections.map(({ title, id, gone }) => [title, id, gone])).toEqual([
      ['A', 'a', undefined],
      ['B', undefined, true],
    ]);
    expect(counts).toEqual({ added: 0, removed: 2, changed: 1 });
  });

  it('does not lose any text on either side', () => {
    const before = 'One.\n\nTwo is here now.\n\n- three\n- four\n\n```\na\nb\n```\n';
    const after = 'Zero.\n\nOne.\n\nTwo was here now.\n\n- four\n- five\n\n```\na\nc\n```\n';
    const all = changes(before, after);
    const side = (key: 'before' | 'after') =>
      all.flatMap((change) => (change[key] ?? []).flat()).join('|');
    expect(side('before')).toContain('three');
    expect(side('before')).not.toContain('Zero');
    expect(side('after')).toContain('Zero');
    expect(side('after')).toContain('five');
    expect(side('after')).not.toContain('three');
  });
});
