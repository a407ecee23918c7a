import { describe, expect, test } from 'vitest';
import { env } from '../../src/config/env';
import { type BuiltPage, builtFiles, kindOf, pages } from './builtSite';

type Data = Record<string, unknown>;

const files = new Set(builtFiles);

/** The structured data of a page. */
const dataOf = ({ html }: BuiltPage): Data[] =>
  [...html.matchAll(/<script[^>]* type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );

/** The URLs of this site in structured data. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.startsWith(`${env.siteUrl}/`) ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
}

const all = pages
  .filter(({ path }) => !/^\/(?:tests|__docusaurus)\//.test(path))
  .map((page) => ({ page, kind: kindOf(page), data: dataOf(page) }));

/** Which types a kind of page has. */
const EXPECTED: readonly (readonly [string, (page: (typeof all)[number]) => boolean, string[]])[] =
  [
    ['the home page', ({ page }) => page.path === '/', ['WebSite']],
    [
      'documentation',
      ({ page }) => /<html[^>]* docs-doc-id-/.test(page.html),
      ['BreadcrumbList', 'TechArticle'],
    ],
    [
      'a post',
      ({ page, kind }) => page.path.startsWith('/blog/') && /blog-post-page/.test(kind),
      ['BlogPosting', 'BreadcrumbList'],
    ],
    [
      'a release',
      ({ page }) => /^\/changelog\/\d[^/]+\/$/.test(page.path),
      ['BreadcrumbList', 'TechArticle'],
    ],
    [
      'a feature request',
      ({ page }) => /^\/feature-requests\/[^/]+\/$/.test(page.path),
      ['BreadcrumbList'],
    ],
  ];

describe('structured data', () => {
  test.each(EXPECTED)('of %s has each expected type once', (_, isOfKind, types) => {
    const found = all.filter(isOfKind);
    expect(found.length).toBeGreaterThan(0);
    const wrong = found
      .map(({ page, data }) => `${page.path}: ${data.map((each) => each['@type']).sort()}`)
      .filter((line) => !line.endsWith(`: ${types}`));
    expect(wrong).toEqual([]);
  });

  test('has the URLs of pages as they are, with a slash at the end', () => {
    const withoutSlash = all.flatMap(({ page, data }) =>
      urlsIn(data)
        .filter((url) => !/\/$|[#?]|\.\w+$/.test(url.slice(env.siteUrl.length)))
        .map((url) => `${page.path}: ${url}`),
    );
    expect(withoutSlash).toEqual([]);
  });

  test('has the context of schema.org and URLs that exist', () => {
    const exists = (path: string) =>
      [path, `${path}index.html`, `${path}/index.html`].some((file) => files.has(file));
    const faults = all.flatMap(({ page, data }) =>
      data.flatMap((each) => [
        ...(each['@context'] === 'https://schema.org' ? [] : [`${page.path}: no context`]),
        ...urlsIn(each)
          .filter((url) => !exists(decodeURI(new URL(url).pathname).slice(1)))
          .map((url) => `${page.path}: ${url} does not exist`),
      ]),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
});
