import { builtHtml, pages } from './support/builtSite';
import { expect, open, test } from './support/test';
import { areaRows } from './testArea/area';
import { blogRows } from './testArea/blog';
import { docsRows } from './testArea/docs';
import { pageRows } from './testArea/pages';
import { Look, type Row } from './testArea/row';

const lists = { area: areaRows, pages: pageRows, blog: blogRows, docs: docsRows };
const rows: readonly Row[] = Object.values(lists).flat();

/** Label of a row in the output: its first URL, and the number of others. */
function nameOf({ addresses, asserts }: Row): string {
  const [first, ...more] = addresses;
  return `${first ?? 'whole area'}${more.length > 0 ? ` and ${more.length} more` : ''}: ${asserts}`;
}

for (const [list, entries] of Object.entries(lists)) {
  test.describe(`test area, ${list}`, () => {
    for (const row of entries) {
      test.describe(() => {
        test.use({ allowedMessages: row.allowedMessages ?? [] });

        const { built, browser } = row;
        if (built || !browser) {
          test(nameOf(row), () => {
            if (!built) {
              throw new Error('This row has no check: give it "built" or "browser"');
            }
            const look = new Look();
            built.call(row, look);
            expect(look.count, 'things examined').toBeGreaterThan(0);
          });
        }
        if (browser) {
          test(`${nameOf(row)} (browser)`, async ({ page }) => {
            const [address] = row.addresses;
            if (address) {
              await open(page, encodeURI(address));
            }
            await browser(page);
          });
        }
      });
    }
  });
}

test.describe('the table of the test area', () => {
  test('contains every page below /tests/, and only URLs that were built', () => {
    const named = new Set(rows.flatMap(({ addresses }) => addresses.map(encodeURI)));
    const existing = new Set(builtHtml.map(({ path }) => path));
    const testPages = pages.map(({ path }) => path).filter((path) => path.startsWith('/tests/'));
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

  test('has a check for every row', () => {
    const covered = rows.filter(({ built, browser }) => built ?? browser);
    const addresses = covered.flatMap((row) => row.addresses);
    console.log(
      `Test area: ${covered.length} of ${rows.length} rows covered, ${addresses.length} addresses\n  ${covered.map(nameOf).join('\n  ')}`,
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ built, browser }) => !built && !browser).map(nameOf)).toEqual([]);
    // Checks of build files are counted automatically, but browser checks must contain at
    // least one expectation.
    expect(
      rows.filter(({ browser }) => browser && !/\bexpect\b/.test(String(browser))).map(nameOf),
      'browser parts that expect nothing',
    ).toEqual([]);
  });
});
