import { expect, test } from 'vitest';
import { pages, parse } from './builtSite';
import { comparisons } from './comparisons';

test('every documentation page says how it compares to the other versions, and links to differences', () => {
  const docs = pages.filter(
    ({ html, path }) => path.startsWith('/docs/') && /theme-doc-markdown/.test(html),
  );
  let links = 0;
  const faults = docs.flatMap((page) => {
    const $ = parse(page);
    const line = $('[aria-label="This page in other versions"]');
    const hrefs = line
      .find('a')
      .map((_, el) => $(el).attr('href') ?? '')
      .get();
    links += hrefs.length;
    const dead = hrefs.filter((href) => {
      const query = new URL(href, 'http://site.test').searchParams;
      return !comparisons
        .get(query.get('page') ?? '')
        ?.comparisons.some(
          (each) => each.from === query.get('from') && each.to === query.get('to'),
        );
    });
    return line.find('li').length > 0 && dead.length === 0 ? [] : [`${page.path}: ${dead}`];
  });
  expect(docs.length).toBeGreaterThan(50);
  expect(links).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});

test('pages of documentation without versions do not have this line', () => {
  const others = pages.filter(({ path }) => /^\/(community|tests\/docs)\//.test(path));
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter(({ html }) => html.includes('This page in other versions'))).toEqual([]);
});
