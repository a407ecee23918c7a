import { describe, expect, it } from 'vitest';
import { addWords } from './addWords';
import type { IndexablePage } from './records';

const section = { level: 2, parents: ['Look'], paragraphs: [] };
const page: IndexablePage = {
  path: '/docs/look/',
  language: 'en',
  tag: 'default',
  version: 'current',
  area: 'Guides',
  rank: 100,
  keywords: [],
  sections: [
    { level: 1, heading: 'Look', anchor: '', parents: [], paragraphs: [] },
    { ...section, heading: 'Dark mode', anchor: 'dark-mode' },
    { ...section, heading: 'a heading without an ID', anchor: 'dark-mode' },
    { ...section, heading: 'Fonts', anchor: 'fonts' },
  ],
};

const FILE = 'docs/look.mdx';
const keywordsOf = ({ sections }: IndexablePage) => sections.map(({ keywords }) => keywords);

describe('addWords', () => {
  it('adds words to a heading, but not to one below it that has no ID', () => {
    const worded = addWords(page, { '#dark-mode': ['night', 'black'] }, FILE);
    expect(keywordsOf(worded)).toEqual([undefined, ['night', 'black'], undefined, undefined]);
  });

  it('adds words for the page to its title', () => {
    const worded = addWords(page, { page: ['design'] }, FILE);
    expect(keywordsOf(worded)).toEqual([['design'], undefined, undefined, undefined]);
  });

  it('stops at an unknown anchor and suggests the most similar one', () => {
    expect(() => addWords(page, { '#darkmode': ['night'] }, FILE)).toThrow(
      'docs/look.mdx, field search: found #darkmode, expected page or the ID of a heading on the page. Write #dark-mode, which is the most similar one, or remove the line.',
    );
  });
});
