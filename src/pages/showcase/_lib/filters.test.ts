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
  it('lets everything through without filters and keeps the order', () => {
    expect(titles({})).toEqual(['Alpha', 'beta', 'Gamma Alpha', 'Delta']);
    expect(titles({ text: '  ', matchAll: true })).toHaveLength(4);
  });

  it('shows sites with any of the chosen tags, or with all of them', () => {
    expect(titles({ tags: ['design', 'large'] })).toEqual(['Alpha', 'beta', 'Gamma Alpha']);
    expect(titles({ tags: ['design', 'large'], matchAll: true })).toEqual(['beta']);
  });

  it('never lets a site without tags through a tag filter', () => {
    expect(titles({ tags: ['design'] })).not.toContain('Delta');
  });

  it('searches the title only, in either case, and together with tags', () => {
    expect(titles({ text: 'ALPHA' })).toEqual(['Alpha', 'Gamma Alpha']);
    expect(titles({ text: 'A site' })).toEqual([]);
    expect(titles({ text: 'alpha', tags: ['large'] })).toEqual(['Gamma Alpha']);
  });
});

describe('the address', () => {
  it('restores name, tags and operator', () => {
    expect(parseFilters('?name=re&tags=favorite&tags=design&operator=AND')).toEqual({
      text: 're',
      tags: ['favorite', 'design'],
      matchAll: true,
    });
    expect(parseFilters('')).toEqual(NO_FILTERS);
  });

  it('ignores unknown tags, repeated tags and other operators', () => {
    expect(parseFilters('?tags=nope&tags=large&tags=large&operator=OR')).toEqual({
      ...NO_FILTERS,
      tags: ['large'],
    });
  });

  it('is written as it is read, with the tags repeated and no operator for any', () => {
    expect(writeFilters({ text: '', tags: ['favorite'], matchAll: false }, '')).toBe(
      '?tags=favorite',
    );
    const filters = { text: 'a b&c', tags: ['i18n', 'rtl'], matchAll: true } as const;
    const written = writeFilters(filters, '');
    expect(written).toBe('?name=a+b%26c&tags=i18n&tags=rtl&operator=AND');
    expect(parseFilters(written)).toEqual(filters);
  });

  it('keeps parameters that belong to others and is empty when all is cleared', () => {
    expect(writeFilters(NO_FILTERS, '?name=x&utm=1&tags=rtl')).toBe('?utm=1');
    expect(writeFilters(NO_FILTERS, '?name=x&operator=AND')).toBe('');
  });
});

describe('hasFilters', () => {
  it('counts text and tags, not the operator', () => {
    expect(hasFilters({ ...NO_FILTERS, matchAll: true })).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, text: ' ' })).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, text: 'x' })).toBe(true);
    expect(hasFilters({ ...NO_FILTERS, tags: ['rtl'] })).toBe(true);
  });
});

describe('toggleTag', () => {
  it('adds at the end and takes away', () => {
    expect(toggleTag(['rtl'], 'large')).toEqual(['rtl', 'large']);
    expect(toggleTag(['rtl', 'large'], 'rtl')).toEqual(['large']);
  });
});
