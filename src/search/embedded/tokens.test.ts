import { describe, expect, it } from 'vitest';
import { fold, singularOf, termsOfText, wordsOfQuery } from './tokens';

describe('termsOfText', () => {
  it.each([
    ['--out-dir', ['--out-dir', 'out', 'dir', 'out-dir']],
    ['onBrokenLinks', ['onbrokenlinks', 'broken', 'links']],
    ['docusaurus.config.ts', ['docusaurus.config.ts', 'docusaurus', 'config', 'ts', 'config.ts']],
    ['XMLParser', ['xmlparser', 'xml', 'parser']],
  ])('finds %s as a whole and by its parts', (text, terms) => {
    expect(termsOfText(text).sort()).toEqual([...terms].sort());
  });

  it('finds a scoped package by its name alone', () => {
    expect(termsOfText('@docusaurus/plugin-pwa')).toEqual(
      expect.arrayContaining(['@docusaurus/plugin-pwa', 'plugin-pwa', 'pwa', 'docusaurus']),
    );
  });

  it('drops trailing punctuation, quotes, and common words', () => {
    expect(termsOfText('The “wall”, (a brick): done.')).toEqual(['wall', 'brick', 'done']);
    expect(termsOfText("it doesn't work")).toEqual(['doesnt', 'work']);
  });
});

describe('wordsOfQuery', () => {
  it('keeps identifiers whole', () => {
    expect(wordsOfQuery('--mode @docusaurus/core onBrokenLinks')).toEqual([
      '--mode',
      '@docusaurus/core',
      'onbrokenlinks',
    ]);
  });

  it('drops common words unless there are no others', () => {
    expect(wordsOfQuery('how to build a wall')).toEqual(['build', 'wall']);
    expect(wordsOfQuery('how to')).toEqual(['how', 'to']);
  });

  it('finds no words in punctuation', () => {
    expect(wordsOfQuery('<>"\'&;--..//')).toEqual([]);
  });

  it('looks up only a few words of a malicious query', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' ');
    expect(wordsOfQuery(long)).toHaveLength(16);
    expect(wordsOfQuery('x'.repeat(5000))[0]).toHaveLength(64);
  });
});

it('normalizes case and accents', () => {
  expect(fold('Déjà Vu')).toBe('deja vu');
});

it.each([
  ['plugins', 'plugin'],
  ['tags', 'tag'],
  ['dependencies', 'dependency'],
  ['class', undefined],
  ['docusaurus', undefined],
  ['css', undefined],
])('treats %s as the plural of %s', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});
