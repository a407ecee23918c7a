import { describe, expect, it } from 'vitest';
import { records } from '../testing/corpus';
import { sectionsOf } from './section';
import { checkHeadings, makeShards } from './shard';

const KEY = 'en/docs-default-current';
const headings = () => {
  const shard = makeShards(records).get(KEY) ?? expect.fail(`no shard ${KEY}`);
  return structuredClone(shard.headings);
};

describe('makeShards', () => {
  it('keeps the parent headings and the URL of a section', () => {
    const sections = sectionsOf(headings(), 0);
    const written = new Set(
      sections.map(({ path, anchor, parents, heading }) =>
        JSON.stringify([path, anchor, ...parents, heading]),
      ),
    );
    const current = records.filter(({ docusaurus_tag }) => docusaurus_tag === KEY.slice(3));
    const told = current.map(({ url_without_anchor, anchor, hierarchy }) => {
      const { lvl0, ...titles } = hierarchy;
      const { pathname } = new URL(url_without_anchor);
      return JSON.stringify([pathname, anchor ?? '', ...Object.values(titles).filter(Boolean)]);
    });
    expect(told.length).toBeGreaterThan(5);
    expect([...written].sort()).toEqual([...new Set(told)].sort());
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
      'Search records of /docs/plugins/ are out of order: "Below" does not follow',
    );
  });
});

describe('checkHeadings', () => {
  it.each([0, 7, undefined])('rejects a section of level %s', (level) => {
    const table = headings();
    expect(() => checkHeadings(structuredClone(table))).not.toThrow();
    (table.sections.level as (number | undefined)[])[1] = level;
    expect(() => checkHeadings(table)).toThrow('damaged');
  });
});
