import type { FeatureRequest } from '@site/src/data/featureRequests/schema';
import { describe, expect, it } from 'vitest';
import {
  filterRequests,
  hasFilters,
  NO_FILTERS,
  parseFilters,
  relatedRequests,
  writeFilters,
} from './requests';

function request(thread: number, title: string, part: Partial<FeatureRequest> = {}) {
  return {
    slug: title.toLowerCase(),
    title,
    area: 'docs',
    status: 'open',
    thread,
    summary: 'A summary.',
    ...part,
  } satisfies FeatureRequest;
}

const requests = [
  request(20, 'Beta', { area: 'blog' }),
  request(10, 'alpha', { status: 'closed', summary: 'Says Beta too.' }),
  request(30, 'Gamma'),
];

const titles = (filters: Partial<typeof NO_FILTERS>) =>
  filterRequests(requests, { ...NO_FILTERS, ...filters }).map(({ title }) => title);

describe('filterRequests', () => {
  it('shows everything, newest thread first', () => {
    expect(titles({})).toEqual(['Gamma', 'Beta', 'alpha']);
  });

  it('sorts by age and by title', () => {
    expect(titles({ order: 'oldest' })).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(titles({ order: 'title' })).toEqual(['alpha', 'Beta', 'Gamma']);
  });

  it("doesn't change the list that's passed in", () => {
    filterRequests(requests, { ...NO_FILTERS, order: 'oldest' });
    expect(requests.map(({ thread }) => thread)).toEqual([20, 10, 30]);
  });

  it('filters by area and status together', () => {
    expect(titles({ area: 'docs' })).toEqual(['Gamma', 'alpha']);
    expect(titles({ area: 'docs', status: 'closed' })).toEqual(['alpha']);
    expect(titles({ area: 'blog', status: 'closed' })).toEqual([]);
  });

  it('looks for every word in the title, the summary, and the thread number', () => {
    expect(titles({ text: 'BETA' })).toEqual(['Beta', 'alpha']);
    expect(titles({ text: ' too  alpha ' })).toEqual(['alpha']);
    expect(titles({ text: '#30' })).toEqual(['Gamma']);
    expect(titles({ text: 'beta gamma' })).toEqual([]);
  });
});

describe('the query string', () => {
  it('is read the same way as it is written', () => {
    const filters = { text: 'a b', area: 'blog', status: 'open', order: 'title' } as const;
    const written = writeFilters(filters, '');
    expect(written).toBe('?q=a+b&area=blog&status=open&sort=title');
    expect(parseFilters(written)).toEqual(filters);
  });

  it('omits default values and keeps other parameters', () => {
    expect(writeFilters(NO_FILTERS, '?q=x&sort=title')).toBe('');
    expect(writeFilters(NO_FILTERS, '?q=x&from=mail')).toBe('?from=mail');
  });

  it('ignores unknown values', () => {
    expect(parseFilters('?area=nope&status=constructor&sort=votes')).toEqual(NO_FILTERS);
  });
});

describe('hasFilters', () => {
  it('counts only filters that narrow the list', () => {
    expect(hasFilters({ ...NO_FILTERS, order: 'title' })).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, text: 'x' })).toBe(true);
    expect(hasFilters({ ...NO_FILTERS, status: 'open' })).toBe(true);
  });
});

describe('relatedRequests', () => {
  it('returns other requests in the same area, open ones first', () => {
    const all = [...requests, request(40, 'Delta', { status: 'closed' })];
    const titlesOf = (count: number) =>
      relatedRequests(all, request(99, 'Own'), count).map(({ title }) => title);
    expect(titlesOf(9)).toEqual(['Gamma', 'Delta', 'alpha']);
    expect(titlesOf(1)).toEqual(['Gamma']);
  });

  it('omits the request itself', () => {
    const [first] = requests;
    expect(first && relatedRequests(requests, first, 9)).toEqual([]);
  });
});
