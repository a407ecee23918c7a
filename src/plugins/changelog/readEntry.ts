import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { z } from 'zod';
import { type KindId, kinds } from '../../lib/changelog/kinds';
import type { Category, Change, Release } from '../../lib/changelog/release';
import { VERSION } from '../../lib/changelog/versions';
import { firstParagraph } from '../../lib/textParts';
import { parseBody, type RawBody } from './parseBody';
import type { Problem } from './problems';
import { changeSchema, proseFrontMatter, releaseFrontMatter, sourceSchema } from './releaseSchema';

/** The validated content of a changelog file. */
export interface ChangelogEntry {
  /** Path relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly title: string;
  /** ISO date, without a time. */
  readonly date: string;
  /** First paragraph of the entry, with backticks around code. */
  readonly intro: string;
  /** Whether the text of the entry has to be compiled, because it's more than `intro` shows. */
  readonly rich?: true;
  /** Undefined if the entry is free text. */
  readonly release?: Release;
}

type Located = Pick<Problem, 'file' | 'line'>;

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

/** Validates a value, and adds a problem for each issue that the schema finds. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  where: Located,
  problems: Problem[],
): z.output<S> | undefined {
  const result = schema.safeParse(value);
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      problems.push(
        ...issue.keys.map((key) => ({
          ...where,
          field: key,
          found: 'an unknown field',
          expected:
            issue.path.length > 0
              ? 'only known fields; remove or rename it'
              : `only ${Object.keys((schema as unknown as z.ZodObject).shape).join(', ')}`,
        })),
      );
    } else {
      problems.push({
        ...where,
        field: issue.path.join('.') || 'value',
        found: show(valueAt(value, issue.path)),
        expected: issue.message,
      });
    }
  }
  return result.data;
}

function checkCategories(body: RawBody, file: string, problems: Problem[]): Category[] {
  const categories: Category[] = [];
  let previous = -1;
  for (const { line, title, changes } of body.categories) {
    const position = kinds.findIndex((kind) => kind.title === title);
    const where = { file, line };
    if (position === -1) {
      const expected = `one of ${kinds.map((kind) => kind.title).join(', ')}`;
      problems.push({ ...where, field: 'category', found: show(title), expected });
    } else if (position <= previous) {
      const expected = `each category only once, in this order: ${kinds.map((kind) => kind.title).join(', ')}`;
      problems.push({ ...where, field: 'category', found: show(title), expected });
    }
    previous = Math.max(previous, position);
    if (changes.length === 0) {
      const expected = 'at least one change under this heading; add one or remove the heading';
      problems.push({ ...where, field: title, found: 'no changes', expected });
    }
    categories.push({
      kind: kinds[position]?.id as KindId,
      changes: changes.flatMap(({ line: at, more, ...change }): Change[] => {
        const checked = check(changeSchema, change, { file, line: at }, problems);
        const others = more.flatMap(
          ({ line: its, ...source }) =>
            check(sourceSchema, source, { file, line: its }, problems) ?? [],
        );
        return checked ? [{ ...checked, ...(others.length > 0 && { more: others }) }] : [];
      }),
    });
  }
  problems.push(
    ...body.stray.map(({ line, text, expected }) => ({
      file,
      line,
      field: 'line',
      found: show(text),
      expected,
    })),
  );
  return categories;
}

/** Returns whether text has links, other Markdown besides code, or more than one paragraph. */
function isRich(text: string): boolean {
  const withoutCode = text.replace(/`[^`]*`/g, '');
  return /[[\]*_<{]|\n\s*\n/.test(withoutCode);
}

/**
 * Reads a changelog file. If its name is a version, it's a release. Otherwise, it's free
 * text.
 *
 * @returns the entry, or undefined if any problems were added to `problems`
 */
export async function readEntry(
  fileName: string,
  source: string,
  problems: Problem[],
  file = fileName,
): Promise<ChangelogEntry | undefined> {
  const before = problems.length;
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source });
  const name = fileName.replace(/\.mdx?$/, '');
  const lines = source.split(/\r?\n/);
  const bodyStart = lines.indexOf('---', 1) + 1;
  let entry: ChangelogEntry | undefined;

  if (VERSION.test(name)) {
    const head = check(releaseFrontMatter, frontMatter, { file }, problems);
    const body = parseBody(lines.slice(bodyStart), bodyStart + 1);
    const categories = checkCategories(body, file, problems);
    entry = head && {
      file,
      title: name,
      date: head.date,
      intro: firstParagraph(body.intro),
      ...(isRich(body.intro) && { rich: true }),
      release: { version: name, ...head, categories },
    };
  } else {
    const head = check(proseFrontMatter, frontMatter, { file }, problems);
    entry = head && {
      file,
      title: head.title,
      date: head.date,
      intro: head.description,
      rich: true,
    };
  }
  return problems.length === before ? entry : undefined;
}
