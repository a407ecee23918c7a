import { describe, expect, it } from 'vitest';
import { records } from '../../../tests/search/corpus';
import { makeShards, shortenAnchor } from '../../plugins/searchIndex/makeShards';
import { checkHeadings, checkManifest, checkText, readText, sectionsOf } from './shard';

const KEY = 'en/docs-default-current';
const shard = () => structuredClone(makeShards(records).get(KEY) ?? expect.fail(`no shard ${KEY}`));

describe('makeShards', () => {
  it('keeps the parent headings and the URL of a section', () => {
    const written = sectionsOf(shard().headings).map(({ path, anchor, parents, heading }) =>
      JSON.stringify([path, anchor, ...parents, heading]),
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

  it.each([
    ['url', 'url', '*'],
    ['props-baseUrl', 'baseUrl', 'props-*'],
    ['theme-aliases', 'Theme aliases', '+'],
    ['more-théme-aliases', 'Théme aliases!', 'more-+'],
    ['tree', 'The tree of the app', 'tree'],
    ['c++', 'Languages', 'c++='],
    ['a=', 'B', 'a=='],
    ['', 'Top', ''],
    ['signs', '--- …', 'signs'],
  ])(
    'shortens the anchor %j of the heading %j to %j, and restores it',
    (anchor, heading, short) => {
      expect(shortenAnchor(anchor, heading)).toBe(short);
      const { headings } = shard();
      const pages = [['/a/', 0, 100, '1']] as const;
      const table = { ...headings, pages, headings: [heading], anchors: [short] };
      expect(sectionsOf(table)[0]?.anchor).toBe(anchor);
    },
  );
});

describe('files that are damaged', () => {
  it.each([
    ['nothing', () => null],
    ['text', () => 'x'],
    ['another format', (table) => ({ ...table, format: 4 })],
    ['a level that does not exist', (table) => ({ ...table, pages: [['/a/', 0, 100, '17']] })],
    ['fewer headings than anchors', (table) => ({ ...table, headings: ['a'] })],
    ['headings of another type', (table) => ({ ...table, headings: table.headings.map(() => 1) })],
    ['no pages', (table) => ({ ...table, pages: undefined })],
  ] as [string, (table: ReturnType<typeof shard>['headings']) => unknown][])(
    'rejects headings with %s',
    (_what, harm) => {
      const { headings } = shard();
      expect(checkHeadings(headings)).toBe(headings);
      expect(() => checkHeadings(harm(headings))).toThrow('damaged');
    },
  );

  it.each([
    ['nothing', () => null],
    ['another build', (table) => ({ ...table, id: 'other' })],
    ['another format', (table) => ({ ...table, format: 3 })],
    ['words of another type', (table) => ({ ...table, words: [1] })],
    ['no text', (table) => ({ ...table, text: undefined })],
  ] as [string, (table: ReturnType<typeof shard>['text']) => unknown][])(
    'rejects text with %s',
    (_what, harm) => {
      const { headings, text } = shard();
      expect(checkText(text, headings)).toBe(text);
      expect(() => checkText(harm(text), headings)).toThrow('damaged, or of another build');
    },
  );

  it.each([
    ['half of the text', (text: string) => text.slice(0, text.length / 2)],
    ['a word that is not in the list', (text: string) => `${text}\ud7ff`],
  ])('rejects text with %s', (_what, harm) => {
    const { headings, text } = shard();
    const sections = sectionsOf(headings);
    expect(() => readText({ ...text, text: harm(text.text) }, sections)).toThrow('damaged');
  });

  it.each([null, 7, {}, { format: 1 }, { format: 2, shards: {} }])(
    'rejects the list %j',
    (list) => {
      expect(() => checkManifest(list)).toThrow('damaged');
    },
  );
});
