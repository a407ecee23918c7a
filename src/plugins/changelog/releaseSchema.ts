// A namespace import, because the loader in Docusaurus doesn't find the named exports of zod.
import * as z from 'zod';
import { VERSION } from '../../lib/changelog/versions';
import { isoDay } from '../../lib/formatDay';

const codeSpan = /`[^`]+`/g;

/** A GitHub handle. The handles of bots end in [bot]. */
const handle = z
  .string('a GitHub handle, in quotes if it looks like a number')
  .regex(/^[A-Za-z\d][A-Za-z\d-]*(\[bot\])?$/, 'a GitHub handle such as octocat, without @');

const packageName = z
  .string()
  .regex(
    /^(@docusaurus\/[a-z\d-]+|create-docusaurus|docusaurus|docusaurus-init|stylelint-copyright)$/,
    'an npm name such as @docusaurus/core or create-docusaurus',
  );

const summary = z
  .string('a sentence that says what changed')
  .min(3, 'a sentence that says what changed')
  .max(160, 'at most 160 characters')
  .refine((text) => text === text.trim(), 'no spaces at either end')
  .refine((text) => text.split('`').length % 2 === 1, 'a closing backtick for each opening one')
  .refine(
    (text) => !/\]\(|\*\*|[<>]/.test(text.replace(codeSpan, '')),
    'plain text and `code`, without links, bold text, or tags',
  );

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const isoDate = z
  .union([z.date(), z.string()], 'a date such as 2025-05-26')
  .transform((value) => (value instanceof Date ? isoDay(value) : value))
  .pipe(z.iso.date('a date such as 2025-05-26'));

/** Front matter of a release file. The version is the name of the file. */
export const releaseFrontMatter = z.strictObject({
  /** Date of the release, without a time. */
  date: isoDate,
  /** GitHub handles of everyone whose work is in the release. */
  contributors: z
    .array(handle, 'a list of GitHub handles')
    .refine(unique, 'each handle only once')
    .default([]),
});

/** Front matter of an entry that isn't a release, but free text with a title. */
export const proseFrontMatter = z.strictObject({
  title: z.string('a title').min(1),
  slug: z.string('a path that starts with /').startsWith('/', 'a path that starts with /'),
  date: isoDate,
  description: z.string('a one-sentence description').min(70).max(160),
});

/** The pull request of a change. */
export const sourceSchema = z.object({
  pr: z.int().positive('a pull request number').optional(),
  issue: z.int('an issue number, without quotes').positive('an issue number').optional(),
  authors: z.array(handle, 'a list of GitHub handles').refine(unique, 'each handle only once'),
  packages: z.array(packageName).refine(unique, 'each package only once'),
});

/** A change in a release, without its other pull requests. */
export const changeSchema = z.object({ summary, ...sourceSchema.shape });

/** The name of a release file, without its extension. */
export const versionSchema = z
  .string('a version such as 3.8.0 or 2.0.0-beta.1')
  .regex(VERSION, 'a version such as 3.8.0 or 2.0.0-beta.1');
