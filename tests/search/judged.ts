import { readFileSync } from 'node:fs';
import path from 'node:path';
// A namespace import, because loaders handle the default export differently.
import * as z from 'zod';

/**
 * The classes of queries. Results are reported for each class, because a change can affect
 * only some of them.
 */
export const queryClasses = [
  'title',
  'heading',
  'identifier',
  'flag',
  'message',
  'paraphrase',
  'prefix',
  'typo',
] as const;

const judgedQuery = z.strictObject({
  /** The text that somebody types. */
  query: z.string().min(1).max(64),
  class: z.enum(queryClasses),
  /**
   * URL paths that answer the query, any of which is correct: `/docs/cli/` for a page, or
   * `/docs/cli/#build` for a section.
   */
  targets: z
    .array(z.string().regex(/^\/\S*$/, 'write a URL path on this site, starting with a slash'))
    .min(1),
  /** The public thread in which somebody asked this, or pasted this message. */
  source: z.url().optional(),
});

/** A query and its correct results. */
export type JudgedQuery = z.infer<typeof judgedQuery>;

/** The file of each set. README.md explains what each of them is for. */
const files = { blind: 'blind.json', tuning: 'queries.json' } as const;

/** The name of a set of judged queries. */
export type JudgedSet = keyof typeof files;

/**
 * Reads a set of judged queries.
 *
 * @throws if an entry is invalid; the message contains the file, the entry, the field, what was
 * found, and what to write
 */
export function readJudgedQueries(set: JudgedSet): JudgedQuery[] {
  const file = files[set];
  const entries: unknown = JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));
  if (!Array.isArray(entries) || entries.length === 0) {
    throw new Error(`${file}: expected a list of queries that isn't empty.`);
  }
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    const checked = judgedQuery.safeParse(entry);
    const name = `${file}, entry ${index + 1}`;
    if (!checked.success) {
      const [issue] = checked.error.issues;
      throw new Error(
        `${name}, field ${issue?.path.join('.')}: found ${JSON.stringify(entry)}; ${issue?.message}`,
      );
    }
    if (seen.has(checked.data.query)) {
      throw new Error(`${name}: "${checked.data.query}" already exists. Remove the duplicate.`);
    }
    seen.add(checked.data.query);
    return checked.data;
  });
}

/**
 * Returns targets that don't exist on the site, with their queries, because outdated
 * targets make the results meaningless.
 */
export function missingTargets(queries: readonly JudgedQuery[], urls: readonly string[]): string[] {
  const places = new Set(urls.map((url) => url.replace(/^https?:\/\/[^/]+/, '')));
  return queries.flatMap(({ query, targets }) =>
    targets.filter((target) => !places.has(target)).map((target) => `"${query}": ${target}`),
  );
}
