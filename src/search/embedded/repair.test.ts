import { describe, expect, it } from 'vitest';
import { repairsOf } from './repair';

const vocabulary = [
  'bank',
  'config',
  'configuration',
  'configure',
  'docusaurus',
  'plugin',
  'plugins',
  'sidebar',
  'sidebars',
  'side',
].sort();

const terms = (word: string, unfinished = false): string[] =>
  repairsOf(word, vocabulary, unfinished).map(({ term }) => term);

describe('repairsOf', () => {
  it.each([
    ['a wrong character', 'plugon', 'plugin'],
    ['a missing character', 'sidbar', 'sidebar'],
    ['an extra character', 'pluggin', 'plugin'],
    ['swapped characters', 'sidebra', 'sidebar'],
    ['two edits in a long word', 'docosauruss', 'docusaurus'],
  ])('corrects %s', (_kind, typed, known) => {
    expect(terms(typed)[0]).toBe(known);
  });

  it('leaves short words alone, and allows one edit in words of up to seven characters', () => {
    expect(terms('sde')).toEqual([]);
    expect(terms('plxgxn')).toEqual([]);
  });

  it('corrects the start of a word that is still being typed', () => {
    expect(terms('confgura', true)).toEqual(expect.arrayContaining(['configuration', 'configure']));
    expect(terms('confgura')).not.toContain('configuration');
  });

  it('agrees with a plain edit distance on every pair', () => {
    const words = [
      'plugin',
      'plugni',
      'configuratoin',
      'sidebras',
      'banc',
      'docusarus',
      'cofnigure',
    ];
    for (const word of words) {
      const limit = word.length >= 8 ? 2 : 1;
      const near = vocabulary.filter((known) => distance(word, known) <= limit);
      expect(terms(word).sort()).toEqual(near);
    }
  });

  it('finds every similar word among many with the same prefix', () => {
    let many = [''];
    for (let length = 0; length < 6; length += 1) {
      many = [
        ...new Set(many.flatMap((start) => [start, ...['a', 'b', 'c'].map((x) => start + x)])),
      ];
    }
    many.sort();
    for (const word of ['abcab', 'cccca', 'axbc']) {
      const near = many.filter((known) => distance(word, known) <= 1);
      expect(near.length).toBeGreaterThan(1);
      const found = repairsOf(word, many, false).map(({ term }) => term);
      expect(found.sort()).toEqual(near);
    }
  });
});

/** Textbook edit distance between two words: slow, but simple enough to trust. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (table[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
