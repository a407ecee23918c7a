import { describe, expect, it } from 'vitest';
import { belowFloor } from './floor';
import { type JudgedQuery, missingTargets, queryClasses, readJudgedQueries } from './judged';
import { judge, placeOf } from './metrics';

describe('placeOf', () => {
  it('accepts any section for a page, but only the same section for a section', () => {
    expect(placeOf(['/a/', '/b/#x'], ['/b/'])).toBe(2);
    expect(placeOf(['/b/#y', '/b/#x'], ['/b/#x'])).toBe(2);
    expect(placeOf(['/b/'], ['/b/#x'])).toBeUndefined();
  });
});

describe('judge', () => {
  const queries: JudgedQuery[] = [
    { query: 'a', class: 'title', targets: ['/a/'] },
    { query: 'b', class: 'title', targets: ['/b/'] },
    { query: 'c', class: 'typo', targets: ['/c/'] },
  ];
  const hits: Record<string, string[]> = { a: ['/a/'], b: ['/x/', '/b/'], c: [] };

  it('computes the metrics of each class and of all queries', () => {
    const figures = judge(queries, (query) => hits[query] ?? []);
    expect(figures.get('title')).toEqual({ count: 2, mrr: 0.75, success1: 0.5, success5: 1 });
    expect(figures.get('typo')).toEqual({ count: 1, mrr: 0, success1: 0, success5: 0 });
    expect(figures.get('all')).toMatchObject({ count: 3, mrr: 0.5 });
    expect(figures.has('flag')).toBe(false);
  });
});

it('reports all minimums if a search finds nothing, and none if it finds everything', () => {
  const queries = readJudgedQueries('blind');
  const targets = new Map(queries.map((entry) => [entry.query, entry.targets]));
  const below = belowFloor(judge(queries, () => [])).join(' ');
  expect(below).toMatch(/MRR@10 of all: 0 is below .*success@5 of all: 0 is below/);
  expect(belowFloor(judge(queries, (query) => targets.get(query) ?? []))).toEqual([]);
});

describe('the judged queries', () => {
  const blind = readJudgedQueries('blind');
  const tuning = readJudgedQueries('tuning');

  it('are in only one of the two sets', () => {
    const asked = new Set(tuning.map(({ query }) => query.toLowerCase()));
    expect(blind.filter(({ query }) => asked.has(query.toLowerCase()))).toEqual([]);
  });

  it('are numerous enough in the blind set for a class to mean something', () => {
    expect(blind.length).toBeGreaterThanOrEqual(250);
    for (const name of queryClasses) {
      expect(blind.filter((entry) => entry.class === name).length, name).toBeGreaterThanOrEqual(20);
    }
  });

  it('say where the questions and messages of the blind set come from', () => {
    const asked = blind.filter(({ class: name }) => name === 'paraphrase' || name === 'message');
    expect(asked.filter(({ source }) => source === undefined)).toEqual([]);
  });
});

it('reports targets that do not exist, with their queries', () => {
  const queries: JudgedQuery[] = [{ query: 'a', class: 'title', targets: ['/a/', '/a/#x'] }];
  expect(missingTargets(queries, ['https://docs.example.org/a/'])).toEqual(['"a": /a/#x']);
});
