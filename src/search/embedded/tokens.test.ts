import { describe, expect, it } from 'vitest';
import { fold, partsOf, stemOf, termsOf, tokensOf, wordsOf } from './tokens';

describe('tokensOf', () => {
  it('keeps identifiers, flags, packages, and file names whole', () => {
    const text = 'Set `onBrokenLinks` (or --out-dir) of @docusaurus/core in docusaurus.config.ts.';
    expect(tokensOf(text)).toEqual(
      'Set onBrokenLinks or --out-dir of @docusaurus/core in docusaurus.config.ts'.split(' '),
    );
  });

  it('drops punctuation and quotes', () => {
    expect(tokensOf("The “wall”, (doesn't work): done.")).toEqual([
      ...['The', 'wall', 'doesnt', 'work', 'done'],
    ]);
    expect(tokensOf('<>"\'&;--..// … 🦖')).toEqual([]);
  });
});

describe('termsOf', () => {
  it.each([
    ['--out-dir', ['--out-dir', 'out', 'dir', 'out-dir']],
    ['docusaurus.config.ts', ['docusaurus.config.ts', 'docusaurus', 'config', 'ts', 'config.ts']],
    ['XMLParser', ['xmlparser', 'xml', 'parser']],
    ['useColorMode', ['usecolormode', 'use', 'color', 'mode', 'colormode']],
    ['@docusaurus/core', ['@docusaurus/core', 'docusaurus', 'core', 'docusaurus/core']],
  ])('finds %s as a whole, by its parts, and from each separator and hump on', (token, all) => {
    expect(termsOf(token).sort()).toEqual([...all].sort());
  });

  it('drops common words', () => {
    expect(termsOf('The')).toEqual([]);
  });
});

it.each([
  ['plugins', 'plugin'],
  ['disabling', 'disabled'],
  ['category', 'categories'],
])('treats %s and %s as forms of the same word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it('leaves identifiers and short words as they are', () => {
  expect(stemOf('--modes')).toBe('--modes');
  expect(stemOf('ts')).toBe('ts');
  expect(partsOf('baseUrl')).toEqual(['base', 'url']);
});

describe('wordsOf', () => {
  it('keeps identifiers whole', () => {
    expect(wordsOf('--mode @docusaurus/core onBrokenLinks')).toEqual([
      ...['--mode', '@docusaurus/core', 'onbrokenlinks'],
    ]);
  });

  it('drops common words unless there are no others', () => {
    expect(wordsOf('how to build a wall')).toEqual(['build', 'wall']);
    expect(wordsOf('how to')).toEqual(['how', 'to']);
  });

  it('drops the value of a flag after a command', () => {
    expect(wordsOf('npm run build -- --locale fr')).toEqual(['npm', 'run', 'build', '--locale']);
    expect(wordsOf('serve --host=0.0.0.0 --no-open')).toEqual(['serve', '--host', '--no-open']);
    expect(wordsOf('build --locale en --locale fr')).toEqual(['build', '--locale']);
    // Here, the flag may be a topic, and the word after it another one.
    expect(wordsOf('--locale fallback')).toEqual(['--locale', 'fallback']);
  });

  it('looks up only a few words of a malicious query', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' ');
    expect(wordsOf(long)).toHaveLength(16);
    expect(wordsOf('x'.repeat(5000))[0]).toHaveLength(64);
  });
});

it('normalizes case and accents', () => {
  expect(fold('Déjà Vu')).toBe('deja vu');
});
