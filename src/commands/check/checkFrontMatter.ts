import type * as z from 'zod';
import { frontMatterOf, yamlOf } from '../../lib/markdown';
import { checkYaml } from './checkYaml';
import { kindOf } from './contentKinds';
import type { Finding } from './finding';
import type { Page } from './siteFiles';

/** Reports front matter that isn't at the start of a file or has no end. */
export function checkDelimiters({ file, source }: Page): Finding[] {
  const before = /^[\s\uFEFF]*(?=---[ \t]*\r?\n)/.exec(source)?.[0];
  if (frontMatterOf(source) || before === undefined) {
    return [];
  }
  const where = { file, line: before.split('\n').length, check: 'front matter' };
  return before.replace('\uFEFF', '')
    ? [
        {
          ...where,
          found: 'an empty line or a space before ---',
          write: '--- at the start of line 1',
        },
      ]
    : [{ ...where, found: '--- without another one below it', write: '--- after the last field' }];
}

/** Adds to the schema of a field that its words have to be known ones. */
function onlyKnown(
  field: z.ZodType,
  wordsIn: (value: unknown) => readonly (readonly [key: PropertyKey, word: string])[],
  known: readonly string[],
  message: string,
): z.ZodType {
  return field.superRefine((value, context) => {
    for (const [key, input] of wordsIn(value)) {
      if (!known.includes(input)) {
        context.addIssue({
          code: 'invalid_value',
          values: [...known],
          path: [key],
          input,
          message,
        });
      }
    }
  });
}

const items = (value: unknown) =>
  (value as readonly unknown[]).map((each, index) => [index, String(each)] as const);

const anchors = (value: unknown) =>
  Object.keys(value ?? {})
    .filter((key) => key.startsWith('#'))
    .map((key) => [key, key] as const);

/** Adds what only the other files of the site and the page's text show: authors, tags, and anchors. */
function withSite(schema: z.ZodObject, { file, site }: Page): z.ZodObject {
  const { authors, tags, search } = schema.shape as Record<string, z.ZodType>;
  const knownAuthors = authors && site.keysOf('blog/authors.yml');
  const knownTags = authors && site.keysOf('blog/tags.yml');
  const ids = search && site.anchorsOf(file);
  return schema.extend({
    ...(knownAuthors && {
      authors: onlyKnown(authors, items, knownAuthors, 'expected a key from blog/authors.yml'),
    }),
    ...(tags &&
      knownTags && {
        tags: onlyKnown(tags, items, knownTags, 'expected a key from blog/tags.yml'),
      }),
    ...(ids && {
      search: onlyKnown(
        search,
        anchors,
        [...ids].map((id) => `#${id}`),
        'expected the ID of a heading or a table row on this page',
      ),
    }),
  });
}

/** Reports a page that has the same URL as another page. */
function checkRoute({ file, lines, site }: Page): Finding[] {
  const { route, files } = site.routeOf(file);
  const other = files.find((each) => each !== file && kindOf(each));
  const line = lines.findIndex((text) => text.startsWith('slug:')) + 1 || 1;
  return other
    ? [
        {
          file,
          line,
          check: 'front matter',
          found: `the URL ${route}, which ${other} also has`,
          write: 'a slug that no other page has',
        },
      ]
    : [];
}

/** Checks the front matter of a page and the page's URL. */
export function checkFrontMatter(page: Page, schema: z.ZodObject): Finding[] {
  const { file, source } = page;
  const check = 'front matter';
  return [
    ...checkYaml({ file, check, text: yamlOf(source), schema: withSite(schema, page), offset: 1 }),
    ...checkRoute(page),
  ];
}
