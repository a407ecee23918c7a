import { describe, expect, it } from 'vitest';
import { pathIn, readQuery } from './readQuery';

const version = (name: string, ...ids: string[]) => ({
  name,
  label: name,
  docs: ids.map((id) => ({ id, path: `/docs/${name}/${id}/` })),
});
const versions = [
  version('current', 'cli', 'a/new'),
  version('3.8.0', 'cli', 'a/new'),
  version('3.7.0', 'cli'),
];

const read = (search: string) => {
  const asked = readQuery(search, versions);
  return asked && [asked.page, asked.from.name, asked.to.name];
};

describe('readQuery', () => {
  it('reads the page and the versions, the older one first', () => {
    expect(read('?page=cli&from=3.7.0&to=3.8.0')).toEqual(['cli', '3.7.0', '3.8.0']);
    expect(read('?page=cli&from=current&to=3.7.0')).toEqual(['cli', '3.7.0', 'current']);
    expect(read('?page=a/new&from=3.8.0&to=current')).toEqual(['a/new', '3.8.0', 'current']);
  });

  it('falls back to the two latest versions that have the page', () => {
    expect(read('?page=cli')).toEqual(['cli', '3.8.0', 'current']);
    expect(read('?page=cli&from=9.9.9&to=current')).toEqual(['cli', '3.8.0', 'current']);
    expect(read('?page=a/new&from=3.7.0&to=current')).toEqual(['a/new', '3.8.0', 'current']);
  });

  it.each(['', '?page=', '?page=nothing', '?page=../../x', '?page=__proto__'])(
    'returns no page for "%s"',
    (search) => {
      expect(read(search)).toBeUndefined();
    },
  );

  it('finds the path of a page in a version', () => {
    expect(pathIn(versions[2] as never, 'cli')).toBe('/docs/3.7.0/cli/');
    expect(pathIn(versions[2] as never, 'a/new')).toBeUndefined();
  });
});
