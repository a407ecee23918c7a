// A namespace import: the loader of Docusaurus finds no named exports in zod.
import * as z from 'zod';
import { VERSION } from '../../lib/changelog/versions';

const codeSpan = /`[^`]+`/g;

/** A GitHub handle; bots end in [bot]. */
const handle = z
  .string('a handle as text, in quotes if it looks like a number')
  .regex(/^[A-Za-z\d][A-Za-z\d-]*(\[bot\])?$/, 'a GitHub handle such as octocat, without @');

const packageName = z
  .string()
  .regex(
    /^(@docusaurus\/[a-z\d-]+|create-docusaurus|docusaurus|docusaurus-init|stylelint-copyright)$/,
    'an npm name such as @docusaurus/core or create-docusaurus',
  );

const summary = z
  .string()
  .min(3, 'a sentence that says what changed')
  .max(160, 'at most 160 characters')
  .refine((text) => text === text.trim(), 'no spaces at either end')
  .refine((text) => text.split('`').length % 2 === 1, 'a second backtick for each first')
  .refine(
    (text) => !/\]\(|\*\*|[<>]/.test(text.replace(codeSpan, '')),
    'plain words and `code`, without links, bold text or tags',
  );

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const isoDate = z
  .union([z.date(), z.string()], 'a date written as 2025-05-26')
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .refine(
    (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)),
    'a date written as 2025-05-26',
  );

/** Front matter of a release file. The version is the file's name. */
export const releaseFrontMatter = z.strictObject({
  /** Day of the release, without a time. */
  date: isoDate,
  /** GitHub handles of everyone whose work is in the release. */
  contributors: z
    .array(handle, 'a list of GitHub handles')
    .refine(unique, 'each handle once')
    .default([]),
});

/** Front matter of an entry that isn't a release: free text with a title of its own. */
export const proseFrontMatter = z.strictObject({
  title: z.string('a title').min(1),
  slug: z.string('the address, starting with /').startsWith('/', 'an address that starts with /'),
  date: isoDate,
  description: z.string('a description of one sentence').min(70).max(160),
});

/** One line of a release. */
export const changeSchema = z.object({
  summary,
  pr: z.int().positive('a pull request number').optional(),
  issue: z.int().positive('an issue number').optional(),
  authors: z.array(handle).refine(unique, 'each handle once'),
  packages: z.array(packageName).refine(unique, 'each package once'),
});

/** The name of a release file, without its ending. */
export const versionSchema = z.string().regex(VERSION, 'a version such as 3.8.0 or 2.0.0-beta.1');
