import { describe, expect, it } from 'vitest';
import { records } from '../../../tests/search/corpus';
import { makeShards } from '../../plugins/searchIndex/makeShards';
import { readHeadings, readManifest, readText } from './shard';

const KEY = 'en/docs-default-current';
const shard = () => structuredClone(makeShards(records).get(KEY) ?? expect.fail(`no shard ${KEY}`));

describe('makeShards', () => {
  it('keeps the parent headings and the URL of a section', () => {
    const written = readHeadings(shard().headings).map(({ path, anchor, parents, heading }) =>
      JSON.stringify([path, anchor, ...parents.map((parent) => parent.heading), heading]),
    );
    const current = records.filter(({ docusaurus_tag }) => docusaurus_tag === KEY.slice(3));
    const told = current.map(({ url_without_anchor, anchor, hierarchy }) => {
      const { lvl0, ...titles } = hierarchy;
      const { pathname } = new URL(url_without_anchor);
      return JSON.stringify([pathname, anchor ?? '', ...Object.values(titles).filter(Boolean)]);
    });
    expect(told.length).toBeGreaterThan(5);
    expect(written.sort()).toEqual([...new Set(told)].sort());
  });

  it('throws if sections do not follow their parent section', () => {
    const page = records.filter(({ url }) => url.includes('/docs/plugins/'));
    const [, second, third] = page.filter(({ content }) => content === null);
    const below = third && {
      ...third,
      anchor: 'below',
      hierarchy: { ...third.hierarchy, lvl2: second?.hierarchy.lvl2 ?? null, lvl3: 'Below' },
    };
    expect(() => makeShards(below ? [...page, below] : [])).toThrow(
      'Search records of /docs/plugins/ are out of order at the heading "Below".',
    );
  });
});

describe('files that are damaged', () => {
  it.each([
    ['nothing', () => null],
    ['text', () => 'x'],
    ['fewer headings than sections', (table) => ({ ...table, headings: ['a'] })],
    ['fewer anchors than headings', (table) => ({ ...table, anchors: ['a'] })],
    ['no pages', (table) => ({ ...table, pages: undefined })],
  ] as [string, (table: ReturnType<typeof shard>['headings']) => unknown][])(
    'rejects headings with %s',
    (_what, harm) => {
      const { headings } = shard();
      expect(readHeadings(headings)).toHaveLength(headings.headings.length);
      expect(() => readHeadings(harm(headings))).toThrow();
    },
  );

  it.each([
    ['nothing', () => null],
    ['another build', (table) => ({ ...table, id: 'other' })],
    ['no text', (table) => ({ ...table, text: undefined })],
  ] as [string, (table: ReturnType<typeof shard>['text']) => unknown][])(
    'rejects text with %s',
    (_what, harm) => {
      const { headings, text } = shard();
      const sections = readHeadings(headings);
      expect(() => readText(text, sections)).not.toThrow();
      expect(() => readText(harm(text), sections)).toThrow();
    },
  );

  it.each([
    ['half of the text', (text: string) => text.slice(0, text.length / 2)],
    ['a word that is not in the list', (text: string) => `${text}\ud7ff`],
  ])('rejects text with %s', (_what, harm) => {
    const { headings, text } = shard();
    const sections = readHeadings(headings);
    expect(() => readText({ ...text, text: harm(text.text) }, sections)).toThrow('damaged');
  });

  it.each([null, 7, {}, { format: 7 }, { format: 6, shards: {} }])(
    'rejects the list %j',
    (list) => {
      expect(() => readManifest(list)).toThrow('damaged');
    },
  );
});
