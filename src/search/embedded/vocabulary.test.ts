import { describe, expect, it } from 'vitest';
import { Vocabulary } from './vocabulary';

function vocabularyOf(...words: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words) {
    vocabulary.add(word);
  }
  return vocabulary;
}

describe('variants', () => {
  it.each([
    ['reusable', 'reuse'],
    ['tagging', 'tag'],
    ['generator', 'generate'],
    ['automatically', 'automatical'],
  ])('treats "%s" and "%s" as the same word', (typed, known) => {
    expect(vocabularyOf(known, 'other').variants(typed)).toEqual([known]);
  });
});

describe('repairs', () => {
  const repairs = (word: string, unfinished: boolean, ...words: string[]): string[] =>
    vocabularyOf(...words)
      .repairs(word, unfinished)
      .map(({ term }) => term);

  it('corrects two typos in a word of six characters if a single edit does not explain it', () => {
    expect(repairs('plgoin', false, 'plugin')).toEqual(['plugin']);
    expect(repairs('plgoin', false, 'plugin', 'pigoin')).toEqual(['pigoin']);
  });

  it('treats a word with two edits and a different first letter as another word', () => {
    expect(repairs('runnable', false, 'unables', 'tunable')).toEqual([]);
    expect(repairs('unrnabel', false, 'runnable')).toEqual([]);
    expect(repairs('ocnfigrue', false, 'configure')).toEqual(['configure']);
  });

  it('prefers the word that was typed completely', () => {
    expect(repairs('genorator', true, 'generatoroption', 'generatoroption', 'generator')).toEqual([
      'generator',
      'generatoroption',
    ]);
  });
});
