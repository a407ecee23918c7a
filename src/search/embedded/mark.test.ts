import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  findMarks,
  type MarkedWord,
  highlight as mark,
  snippet as shorten,
} from './mark';

const tags = { before: '<mark>', after: '</mark>' };
const highlight = (text: string, words: MarkedWord[], by = tags) =>
  mark(findMarks(text, words), words.length, by);
const snippet = (
  text: string,
  words: MarkedWord[],
  by: typeof tags,
  length: number,
  more: string,
) => shorten(findMarks(text, words), words.length, by, length, more);
const word = (...beginnings: string[]): MarkedWord => ({ beginnings, wholes: [] });
const repaired = (...wholes: string[]): MarkedWord => ({ beginnings: [], wholes });

describe('highlight', () => {
  it.each([
    ['the start of a word', 'Configuration', 'conf', '<mark>Conf</mark>iguration'],
    ['a part of a camel case identifier', 'onBrokenLinks', 'links', 'onBroken<mark>Links</mark>'],
    ['a flag', 'use --out-dir now', '--out-dir', 'use <mark>--out-dir</mark> now'],
    ['a word with an accent', 'Déjà vu', 'deja', '<mark>Déjà</mark> vu'],
    ['nothing in the middle of a word', 'reconfigure', 'conf', 'reconfigure'],
  ])('highlights %s', (_what, text, typed, html) => {
    expect(highlight(text, [word(typed)], tags).value).toBe(html);
  });

  it('highlights a corrected word as a whole', () => {
    expect(highlight('All plugins here', [repaired('plugin')], tags).value).toBe(
      'All <mark>plugins</mark> here',
    );
  });

  it('returns how many of the words were found', () => {
    const words = [word('wall'), word('brick')];
    expect(highlight('A wall of bricks', words, tags).matchLevel).toBe('full');
    expect(highlight('A wall', words, tags).matchLevel).toBe('partial');
    expect(highlight('Nothing', words, tags).matchLevel).toBe('none');
  });

  it('handles text whose length changes when it is normalized', () => {
    for (const text of ['ﬁne İstanbul ½ wall', '\u0301wall', 'ﬃ'.repeat(50)]) {
      const { value } = highlight(text, [word('wall', 'i', 'f')], tags);
      expect(value.replaceAll(/<\/?mark>/g, '')).toBe(text);
    }
  });

  it('never turns text into markup', () => {
    const text = '<img src=x onerror="alert(1)"> & &lt;b&gt; image';
    expect(highlight(text, [word('im')], tags).value).toBe(
      '&lt;<mark>im</mark>g src=x onerror=&quot;alert(1)&quot;&gt; & &amp;lt;b&amp;gt; <mark>im</mark>age',
    );
  });
});

it('keeps a lone ampersand readable where the text is not parsed as HTML', () => {
  expect(escapeHtml('Themes & plugins')).toBe('Themes & plugins');
  expect(escapeHtml('AT&T &copy')).toBe('AT&amp;T &amp;copy');
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  it('shows a text as it is if it is short enough', () => {
    expect(snippet('one two', [word('two')], tags, 5, '…').value).toBe('one <mark>two</mark>');
  });

  it('shows as many words as requested, around the match', () => {
    const { value } = snippet(text, [word('nine')], tags, 5, '…');
    expect(value).toMatch(/^….*<mark>nine<\/mark>.*…$/);
    expect(value.replace(/<\/?mark>|…/g, '').split(' ')).toHaveLength(5);
  });

  it('prefers the part with more distinct words', () => {
    const { value } = snippet(`three ${text}`, [word('eleven'), word('twelve')], tags, 4, '…');
    expect(value).toContain('<mark>eleven</mark> <mark>twelve</mark>');
  });
});
