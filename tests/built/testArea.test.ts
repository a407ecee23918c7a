import { describe, expect, test } from 'vitest';
import { builtHtml, pages } from './builtSite';
import { areaRows } from './testArea/area';
import { blogRows } from './testArea/blog';
import { docsRows } from './testArea/docs';
import { inBrowser } from './testArea/inBrowser';
import { pageRows } from './testArea/pages';
import { Look, type Row } from './testArea/row';

const lists = { area: areaRows, pages: pageRows, blog: blogRows, docs: docsRows };
const rows: readonly Row[] = Object.values(lists).flat();

/** Label of a row in the output: its first URL, and the number of others. */
function nameOf({ addresses, asserts }: Row): string {
  const [first, ...more] = addresses;
  return `${first ?? 'whole area'}${more.length > 0 ? ` and ${more.length} more` : ''}: ${asserts}`;
}

describe.each(Object.entries(lists))('test area, %s', (_list, entries) => {
  for (const row of entries) {
    test(nameOf(row), () => {
      const look = new Look();
      row.built(look);
      expect(look.count, 'things examined').toBeGreaterThan(0);
    });
  }
});

test('the table of the test area contains every page below /tests/, and only URLs that were built', () => {
  const addresses = [...rows.flatMap((row) => row.addresses), ...inBrowser];
  const named = new Set(addresses.map(encodeURI));
  const existing = new Set(builtHtml.map(({ path }) => path));
  const testPages = pages.map(({ path }) => path).filter((path) => path.startsWith('/tests/'));
  expect(rows.length).toBeGreaterThan(90);
  expect(testPages.length).toBeGreaterThan(130);
  expect(
    testPages.filter((path) => !named.has(path)),
    'pages without a row',
  ).toEqual([]);
  expect(
    [...named].filter((path) => !existing.has(path)),
    'addresses that were not built',
  ).toEqual([]);
});
