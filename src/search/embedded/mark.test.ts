import { describe, expect, it } from 'vitest';
import {
  countWords,
  escapeHtml,
  finderOf,
  type MarkedWords,
  highlight as mark,
  snippet as shorten,
} from './mark';

const highlight = (text: string, words: MarkedWords) => mark(finderOf(words)(text));
const snippet = (text: string, words: MarkedWords, length: number) =>
  shorten(finderOf(words)(text), length);

describe('highlight', () => {
  it.each([
    ['the start of a word', 'Configuration', 'conf', '<mark>Conf</mark>iguration'],
    ['a part of a camel case identifier', 'onBrokenLinks', 'links', 'onBroken<mark>Links</mark>'],
    ['the end of an acronym in camel case', 'MDXPlugin', 'plugin', 'MDX<mark>Plugin</mark>'],
    ['a word with an apostrophe', 'It doesn’t build', 'doesnt', 'It <mark>doesn’t</mark> build'],
    ['a possessive', "plugin's", 'plugins', "<mark>plugin's</mark>"],
    ['a character after an apostrophe', "can't", 't', "can'<mark>t</mark>"],
    ['a flag', 'use --out-dir now', '--out-dir', 'use <mark>--out-dir</mark> now'],
    ['a word with an accent', 'Déjà vu', 'deja', '<mark>Déjà</mark> vu'],
    ['nothing in the middle of a word', 'reconfigure', 'conf', 'reconfigure'],
  ])('highlights %s', (_what, text, typed, html) => {
    expect(highlight(text, [[typed]])).toBe(html);
  });

  it('highlights the longest form of a word', () => {
    expect(highlight('All plugins here', [['plugon', 'plugin', 'plugins']])).toBe(
      'All <mark>plugins</mark> here',
    );
  });

  it('counts how many of the words were found', () => {
    const count = (text: string) => countWords(finderOf([['wall'], ['brick']])(text).ranges);
    expect(['A wall of bricks, a wall', 'A wall', 'Nothing'].map(count)).toEqual([2, 1, 0]);
  });

  it('handles text whose length changes when it is normalized', () => {
    for (const text of ['ﬁne İstanbul ½ wall', '\u0301wall', 'ﬃ'.repeat(50)]) {
      const value = highlight(text, [['wall', 'i', 'f']]);
      expect(value.replaceAll(/<\/?mark>/g, '')).toBe(text);
    }
  });

  it('never turns text into markup', () => {
    const text = '<img src=x onerror="alert(1)"> & &lt;b&gt; image';
    expect(highlight(text, [['im']])).toBe(
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
    expect(snippet('one two', [['two']], 5)).toBe('one <mark>two</mark>');
  });

  it('shows as many words as requested, around the match', () => {
    const value = snippet(text, [['nine']], 5);
    expect(value).toMatch(/^….*<mark>nine<\/mark>.*…$/);
    expect(value.replace(/<\/?mark>|…/g, '').split(' ')).toHaveLength(5);
  });

  it('prefers the part with more distinct words', () => {
    const value = snippet(`three ${text}`, [['eleven'], ['twelve']], 4);
    expect(value).toContain('<mark>eleven</mark> <mark>twelve</mark>');
  });
});
