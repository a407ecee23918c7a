import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
// A namespace import, because jiti, which loads plugins, hides the named export `z`.
import * as z from 'zod';
import { checkData } from '../../lib/checkData';

/** Key of the words for the page itself. All other keys are anchors. */
export const PAGE_KEY = 'page';

/** The search box doesn't accept more characters. */
const LONGEST_PHRASE = 64;

const phrase = z
  .string('expected a phrase; put quotes around it')
  .trim()
  .min(1, 'expected a phrase; remove the empty one')
  .max(
    LONGEST_PHRASE,
    `expected at most ${LONGEST_PHRASE} characters, because the search box doesn't accept more; shorten the phrase`,
  )
  .regex(/^[^,]*$/, 'expected a phrase without commas; write two phrases');

const phrases = z
  .array(phrase, 'expected a list; write, for example, [how do I add a logo, site icon]')
  .min(1, 'expected at least one phrase; add one or remove the line')
  .refine(
    (list) => new Set(list).size === list.length,
    'expected each phrase only once; remove the duplicate',
  );

/** The words that readers search for, by section. */
export const wordsSchema = z
  .record(z.string(), phrases, `expected "${PAGE_KEY}" and anchors; write one of them per line`)
  .superRefine((words, context) => {
    for (const key of Object.keys(words)) {
      if (key !== PAGE_KEY && !/^#./.test(key)) {
        context.addIssue({
          code: 'custom',
          path: [key],
          input: key,
          message: `expected "${PAGE_KEY}" or an anchor; write, for example, '#${key}' in quotes`,
        });
      }
    }
  });

/** The front matter field with the words that readers search for. */
const frontMatterSchema = z.looseObject({ search: wordsSchema.optional() });

/**
 * What readers type to find a page or one of its sections, from the `search` field of the
 * page's front matter. The keys are `page` for the page itself, and anchors such as `#build`.
 */
export type SearchWords = Readonly<Record<string, readonly string[]>>;

/**
 * Checks the `search` field of each page's front matter and removes it, so that it isn't part
 * of the files that browsers load. The search index plugin reads it from the source.
 *
 * @throws if the field is invalid; the message contains the file, the field, what was found,
 * and what to write instead
 */
export function withoutSearchWords(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    checkData(frontMatterSchema, result.frontMatter, {
      file: path.relative(siteDir, params.filePath),
    });
    const { search: _words, ...frontMatter } = result.frontMatter;
    return { ...result, frontMatter };
  };
}

/**
 * Reads the search words of a page from its source file. Only Markdown pages have any.
 *
 * @param file path relative to the site's folder
 */
export async function readSearchWords(siteDir: string, file: string): Promise<SearchWords> {
  if (!/\.mdx?$/.test(file)) {
    return {};
  }
  const filePath = path.join(siteDir, file);
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return checkData(frontMatterSchema, frontMatter, { file }).search ?? {};
}
