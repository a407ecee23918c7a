import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { checkData } from '../lib/checkData';

interface DataFile<Schema> {
  readonly siteDir: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly schema: Schema;
  /** Field whose value names an entry in messages. */
  readonly nameField: string;
}

/**
 * Reads a JSON data file of the site and checks it.
 *
 * @throws when the file is not JSON or breaks its schema; the message names the
 * file and says what to write instead.
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
      `${file}: found text that is not JSON (${(error as Error).message}), expected a list of entries. Look for a missing comma, quote or bracket there.`,
    );
  }
  return checkData(schema, data, { file, nameField });
}
