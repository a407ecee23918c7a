import type { Site } from '@site/src/data/showcase/schema';
import { describe, expect, it } from 'vitest';
import {
  filterSites,
  hasFilters,
  NO_FILTERS,
  parseFilters,
  toggleTag,
  writeFilters,
} from './filters';

function site(title: string, ...tags: Site['tags']): Site {
  return {
    title,
    tags,
    description: 'A site.',
    website: 'https://example.org/',
    source: null,
    cover: '/cover.svg',
  };
}

const sites = [
  site('Alpha', 'favorite', 'design'),
  site('beta', 'design', 'large'),
  site('Gamma Alpha', 'large'),
  site('Delta'),
];

const titles = (filters: Partial<typeof NO_FILTERS>) =>
  filterSites(sites, { ...NO_FILTERS, ...filters }).map(({ title }) => title);

describe('filterSites', () => {
  it('returns every site in the original order if there are no filters', () => {
    expect(titles({})).toEqual(['Alpha', 'beta', 'Gamma Alpha', 'Delta']);
    expect(titles({ text: '  ', matchAll: true })).toHaveLength(4);
  });

  it('returns sites with any of the chosen tags, or with all of them', () => {
    expect(titles({ tags: ['design', 'large'] })).toEqual(['Alpha', 'beta', 'Gamma Alpha']);
    expect(titles({ tags: ['design', 'large'], matchAll: true })).toEqual(['beta']);
  });

  it('never returns a site without tags if a tag is chosen', () => {
    expect(titles({ tags: ['design'] })).not.toContain('Delta');
  });

  it('searches only titles, ignores case, and works together with tags', () => {
    expect(titles({ text: 'ALPHA' })).toEqual(['Alpha', 'Gamma Alpha']);
    expect(titles({ text: 'A site' })).toEqual([]);
    expect(titles({ text: 'alpha', tags: ['large'] })).toEqual(['Gamma Alpha']);
  });
});

describe('the query string', () => {
  it('restores the name, tags, and operator', () => {
    expect(parseFilters('?name=re&tags=favorite&tags=design&operator=AND')).toEqual({
      text: 're',
      tags: ['favorite', 'design'],
      matchAll: true,
    });
    expect(parseFilters('')).toEqual(NO_FILTERS);
  });

  it('ignores unknown tags, repeated tags, and other operators', () => {
    expect(parseFilters('?tags=nope&tags=large&tags=large&operator=OR')).toEqual({
      ...NO_FILTERS,
      tags: ['large'],
    });
  });

  it('is written the same way as it is read, with one parameter per tag and no operator for OR', () => {
    expect(writeFilters({ text: '', tags: ['favorite'], matchAll: false }, '')).toBe(
      '?tags=favorite',
    );
    const filters = { text: 'a b&c', tags: ['i18n', 'rtl'], matchAll: true } as const;
    const written = writeFilters(filters, '');
    expect(written).toBe('?name=a+b%26c&tags=i18n&tags=rtl&operator=AND');
    expect(parseFilters(written)).toEqual(filters);
  });

  it('keeps other parameters, and is empty once all filters are cleared', () => {
    expect(writeFilters(NO_FILTERS, '?name=x&utm=1&tags=rtl')).toBe('?utm=1');
    expect(writeFilters(NO_FILTERS, '?name=x&operator=AND')).toBe('');
  });
});

describe('hasFilters', () => {
  it('counts the text and the tags but not the operator', () => {
    expect(hasFilters({ ...NO_FILTERS, matchAll: true })).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, text: ' ' })).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, text: 'x' })).toBe(true);
    expect(hasFilters({ ...NO_FILTERS, tags: ['rtl'] })).toBe(true);
  });
});

describe('toggleTag', () => {
  it('adds a tag at the end, or removes it', () => {
    expect(toggleTag(['rtl'], 'large')).toEqual(['rtl', 'large']);
    expect(toggleTag(['rtl', 'large'], 'rtl')).toEqual(['large']);
  });
});
