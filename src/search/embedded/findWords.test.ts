import { describe, expect, it } from 'vitest';
import { findWords } from './findWords';
import { Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary();
for (const word of [
  ...['--git-strategy', 'git', 'got', 'strategy'],
  ...['docsearch', 'docs', 'docs', 'each', 'each'],
  ...['@generated/routes', 'routes'],
]) {
  vocabulary.add(word);
}

describe('findWords', () => {
  it('corrects an identifier if all of its parts are known', () => {
    expect(findWords('--got-strategy ', vocabulary)).toMatchObject([
      { parts: ['got', 'strategy'], repairs: ['--git-strategy'] },
    ]);
  });

  it('corrects the scope of a known package name', () => {
    expect(findWords('@generatde/routes ', vocabulary)).toMatchObject([
      { forms: ['routes'], repairs: ['@generated/routes'] },
    ]);
  });

  it('tries a single typo before it splits a word, and returns both', () => {
    expect(findWords('docseach ', vocabulary)).toMatchObject([
      { repairs: ['docsearch'], pair: ['docs', 'each'] },
    ]);
  });
});
