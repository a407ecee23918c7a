import { builtFiles, pages, parse } from './support/builtSite';
import { expect, test } from './support/test';

const files = new Set(builtFiles);

/**
 * Links of the test area that are broken on purpose: one to a draft, and one that bypasses the
 * broken link check.
 */
const NOWHERE = ['/tests/docs/tests/visibility/some-drafts/draft1/', '/tests/pages/not-checked/'];

/** The file that a static host would serve, or undefined. */
function fileFor(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname.replace(/#.*$/, '')).replace(/^\//, '');
  return [path, `${path}index.html`].find((file) => files.has(file));
}

test('every link on every page points to an existing file and ID, with a trailing slash', () => {
  const ids = new Map(
    pages.map((page) => {
      const $ = parse(page);
      return [
        page.file,
        new Set(
          $('[id], a[name]')
            .map((_, el) => $(el).attr('id') ?? $(el).attr('name'))
            .get(),
        ),
      ];
    }),
  );
  let examined = 0;
  const broken = pages.flatMap((page) => {
    const $ = parse(page);
    const origin = 'http://site.test';
    return $('a[href]')
      .map((_, el) => $(el).attr('href') ?? '')
      .get()
      .flatMap((href) => {
        const url = new URL(href, origin + page.path);
        // On the not-found page, the locale link repeats the URL that wasn't found.
        if (
          url.origin !== origin ||
          NOWHERE.includes(url.pathname) ||
          (page.file === '404.html' && url.pathname === '/404/')
        ) {
          return [];
        }
        examined += 1;
        const file = fileFor(url.pathname);
        const target = decodeURIComponent(url.hash.slice(1));
        const fault =
          (!file && 'no such file') ||
          (file?.endsWith('/index.html') && !url.pathname.endsWith('/') && 'no slash at the end') ||
          (target && file && ids.has(file) && !ids.get(file)?.has(target) && 'no such id');
        return fault ? [`${page.path} → ${href}: ${fault}`] : [];
      });
  });
  expect(examined).toBeGreaterThan(1000);
  expect([...new Set(broken)]).toEqual([]);
});

test('images, scripts, and style sheets of all pages exist', () => {
  const missing = pages.flatMap((page) => {
    const $ = parse(page);
    return $('img[src], script[src], link[rel="stylesheet"][href], link[rel~="icon"][href]')
      .map((_, el) => $(el).attr('src') ?? $(el).attr('href') ?? '')
      .get()
      .filter((address) => address.startsWith('/') && !fileFor(address))
      .map((address) => `${page.path} → ${address}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('links to other hosts open a new tab without access to the page', () => {
  const faults = pages.flatMap((page) => {
    const $ = parse(page);
    return $('a[href^="http"][target="_blank"]')
      .filter((_, el) => !/noopener/.test($(el).attr('rel') ?? ''))
      .map((_, el) => `${page.path} → ${$(el).attr('href')}`)
      .get();
  });
  expect(faults).toEqual([]);
});
