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
  it('repairs an identifier whose parts are all known', () => {
    expect(findWords('--got-strategy ', vocabulary)).toMatchObject([
      { parts: ['got', 'strategy'], repairs: ['--git-strategy'] },
    ]);
  });

  it('repairs a scope in front of a known name', () => {
    expect(findWords('@generatde/routes ', vocabulary)).toMatchObject([
      { forms: ['routes'], repairs: ['@generated/routes'] },
    ]);
  });

  it('thinks of one slip before it takes a word apart, and of both', () => {
    expect(findWords('docseach ', vocabulary)).toMatchObject([
      { repairs: ['docsearch'], pair: ['docs', 'each'] },
    ]);
  });
});
