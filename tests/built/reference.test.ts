import { expect, test } from 'vitest';
import { kindOf, pages, parse } from './builtSite';

const docs = pages.filter(
  (page) => /docs-version-current/.test(kindOf(page)) && page.path.startsWith('/docs/'),
);

test('there is documentation to check', () => {
  expect(docs.length).toBeGreaterThan(80);
});

test('every row of a reference table has its own anchor', () => {
  const rows = docs.flatMap((page) => {
    const $ = parse(page);
    const ids = $('[id]')
      .toArray()
      .map(({ attribs }) => attribs.id);
    return $('table[data-reference] tbody tr')
      .toArray()
      .map(({ attribs }) => ({
        page: page.path,
        id: attribs.id,
        same: ids.filter((id) => id === attribs.id),
      }));
  });
  expect(rows.length).toBeGreaterThan(300);
  expect(
    docs
      .filter((page) => parse(page)('table[data-reference] th pre').length > 0)
      .map(({ path }) => path),
  ).toEqual([]);
  expect(rows.filter(({ id, same }) => !id || same.length > 1)).toEqual([]);
});
