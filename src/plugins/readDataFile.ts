import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { checkData } from '../lib/checkData';

interface DataFile<Schema> {
  readonly siteDir: string;
  /** Path relative to the root of the repository. */
  readonly file: string;
  readonly schema: Schema;
  /** Field whose value identifies an entry in messages. */
  readonly nameField: string;
}

/**
 * Reads one of the site's JSON data files and checks it.
 *
 * @throws if the file isn't valid JSON or doesn't match its schema; the message contains
 * the file and what to write instead
 */
export async function readDataFile<Schema extends z.ZodType>({
  siteDir,
  file,
  schema,
  nameField,
}: DataFile<Schema>): Promise<z.infer<Schema>> {
  const text = await readFile(path.join(siteDir, file), 'utf8');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file}: found text that is not JSON (${(error as Error).message}), expected a list of entries. Look for a missing comma, quotation mark, or bracket.`,
    );
  }
  return checkData(schema, data, { file, nameField });
}
