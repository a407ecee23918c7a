import { describe, expect, it } from 'vitest';
import { editDistance as edits, repairsOf } from './repair';

const vocabulary = new Map(
  [
    ...['bank', 'config', 'configuration', 'configure', 'docusaurus', 'plugin', 'plugins'],
    ...['sidebar', 'sidebars', 'side', '@generated/routes', '--git-strategy'],
  ].map((word) => [word, 1]),
);

const meant = (word: string, open = false): string | undefined =>
  repairsOf(word, open, vocabulary)[0];

describe('repairsOf', () => {
  it.each([
    ['a wrong character', 'plugon', 'plugin'],
    ['a missing character', 'sidbar', 'sidebar'],
    ['an extra character', 'pluggin', 'plugin'],
    ['swapped characters', 'sidebra', 'sidebar'],
    ['a swapped first character', 'isdebar', 'sidebar'],
    ['two edits in a long word', 'docosauruss', 'docusaurus'],
    ['a typo in a scope', '@generatde/routes', '@generated/routes'],
    ['a typo in a flag', '--got-strategy', '--git-strategy'],
  ])('corrects %s', (_kind, typed, known) => {
    expect(meant(typed)).toBe(known);
  });

  it('leaves short words alone', () => {
    expect(meant('sde')).toBeUndefined();
    expect(meant('bxnx')).toBeUndefined();
  });

  it('allows two edits in a word of six characters if no word is closer', () => {
    expect(meant('plxgxn')).toBe('plugin');
    expect(meant('plxgin')).toBe('plugin');
    expect(meant('bxnxk')).toBeUndefined();
  });

  it('allows only one edit if the first character is wrong', () => {
    expect(meant('tidebar')).toBe('sidebar');
    expect(meant('tonfiguratian')).toBeUndefined();
  });

  it('corrects the start of a word that is still being typed', () => {
    expect(meant('confgura', true)).toBe('configuration');
    expect(meant('confgura')).not.toBe('configuration');
  });

  it('prefers words that occur often', () => {
    const words = new Map([
      ['wall', 1],
      ['walk', 1000],
    ]);
    expect(repairsOf('walx', false, words)[0]).toBe('walk');
  });

  it('splits words that were typed without a space', () => {
    expect(meant('sidebarconfig')).toBe('sidebar config');
    expect(meant('theplugin')).toBe('the plugin');
    expect(meant('sidebarxx')).not.toBe('sidebar xx');
  });

  it('splits a path with an unknown part if no known word is near', () => {
    expect(meant('config.plugins.mortar')).toBe('config plugins mortar');
    expect(meant('@generatde/routes')).toBe('@generated/routes');
    expect(meant('mortar.trowel')).toBeUndefined();
  });

  it('prefers words with the same characters in another order or number', () => {
    const words = new Map(['label', 'table', 'instead', 'install'].map((word) => [word, 1]));
    expect(repairsOf('tabel', false, words)[0]).toBe('table');
    expect(repairsOf('instlal', false, words)[0]).toBe('install');
    expect(repairsOf('instla', true, words)[0]).toBe('install');
    expect(repairsOf('tabble', false, words)[0]).toBe('table');
  });
});

it('counts edits like a plain edit distance, for every pair', () => {
  const typed = ['plugni', 'configuratoin', 'sidebras', 'banc', 'docusarus', 'cofnigure', 'x'];
  for (const word of typed) {
    for (const known of vocabulary.keys()) {
      const exact = distance(word, known);
      expect(edits(word, known, false)).toBe(exact);
      // It may stop early, but only if the distance is above the maximum.
      expect(edits(word, known, false, 2) <= 2 ? edits(word, known, false, 2) : 3).toBe(
        Math.min(3, exact),
      );
    }
  }
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
