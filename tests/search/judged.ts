import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
// A namespace import: loaders differ in what they make of the default export.
import * as z from 'zod';

/** Kinds of queries. Each is reported on its own, because each can go wrong on its own. */
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
  /** What somebody types. */
  query: z.string().min(1).max(64),
  class: z.enum(queryClasses),
  /** Addresses that answer it, any of them: `/docs/cli/` for a page, `/docs/cli/#build` for one place of it. */
  targets: z
    .array(z.string().regex(/^\/\S*$/, 'write an address of this site, beginning with a slash'))
    .min(1),
});

/** A query and what should be found for it. */
export type JudgedQuery = z.infer<typeof judgedQuery>;

/**
 * Reads the judged queries.
 *
 * @throws naming the file, the entry, the field, what was found and what to write
 */
export function readJudgedQueries(file = path.join(__dirname, 'queries.json')): JudgedQuery[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(entries) || entries.length === 0) {
    throw new Error(`${path.basename(file)}: found no list of queries, or an empty one.`);
  }
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    const checked = judgedQuery.safeParse(entry);
    const name = `${path.basename(file)}, entry ${index + 1}`;
    if (!checked.success) {
      const [issue] = checked.error.issues;
      throw new Error(
        `${name}, field ${issue?.path.join('.')}: found ${JSON.stringify(entry)}; ${issue?.message}`,
      );
    }
    if (seen.has(checked.data.query)) {
      throw new Error(`${name}: "${checked.data.query}" is there already; write each query once.`);
    }
    seen.add(checked.data.query);
    return checked.data;
  });
}

/**
 * True for the half of the queries that the ranking must not be tuned on. The query
 * itself decides, so that a new one does not move the others.
 */
export function isHeldOut({ query }: Pick<JudgedQuery, 'query'>): boolean {
  return ((createHash('sha256').update(query).digest()[0] ?? 0) & 1) === 1;
}

/** Targets that no page of the site has, each with its query: a judged set that lags behind is no judge. */
export function missingTargets(queries: readonly JudgedQuery[], urls: readonly string[]): string[] {
  const places = new Set(urls.map((url) => url.replace(/^https?:\/\/[^/]+/, '')));
  return queries.flatMap(({ query, targets }) =>
    targets.filter((target) => !places.has(target)).map((target) => `"${query}": ${target}`),
  );
}
