import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../config/search';
import type { IndexablePage } from '../../search/records/types';
import { addWords } from './addWords';

function page(path: string, version: string | null): IndexablePage {
  const section = { level: 2, parents: ['Look'], paragraphs: [] };
  return {
    path,
    language: 'en',
    tag: 'default',
    version,
    area: 'Guides',
    rank: 100,
    keywords: [],
    sections: [
      { level: 1, heading: 'Look', anchor: '', parents: [], paragraphs: [] },
      { ...section, heading: 'Dark mode', anchor: 'dark' },
      { ...section, heading: 'a row of its table', anchor: 'dark' },
    ],
  };
}

const keywordsOf = ({ sections }: IndexablePage): unknown[] =>
  sections.map(({ keywords }) => keywords);

describe('addWords', () => {
  const pages = [page('/site/docs/look/', 'current'), page('/site/docs/3.8.0/look/', '3.8.0')];

  it('adds the words to a heading and to the same heading in all versions', () => {
    const worded = addWords(pages, { '/docs/look/#dark': 'night, black ' }, '/site/');
    expect(worded.map(keywordsOf)).toEqual([
      [undefined, ['night', 'black'], undefined],
      [undefined, ['night', 'black'], undefined],
    ]);
  });

  it('adds the words for a URL without a fragment to the title', () => {
    const worded = addWords(pages, { '/docs/look/': 'design' }, '/site/');
    expect(worded.map(keywordsOf)[0]).toEqual([['design'], undefined, undefined]);
  });

  it('reports URLs that do not exist', () => {
    expect(() => addWords(pages, { '/docs/look/#light': 'day' }, '/site/')).toThrow(
      'src/config/searchWords.ts: found words for /docs/look/#light, but no page has a heading there.',
    );
  });
});

it('has unique, comma-separated search words', () => {
  const entries = Object.entries(searchIndex.words());
  expect(entries.length).toBeGreaterThan(0);
  const bad = entries.filter(([, words]) => {
    const list = words.split(',').map((word) => word.trim());
    return list.some((word) => word === '') || new Set(list).size < list.length;
  });
  expect(bad).toEqual([]);
});
