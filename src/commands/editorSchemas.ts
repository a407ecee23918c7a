// A namespace import, because jiti, which loads this file, hides the named export `z`.
import * as z from 'zod';
import { dataFiles } from './check/checkContent';
import { contentKinds } from './check/contentKinds';

/** Folder of the schemas that editors use. */
export const SCHEMA_FOLDER = '.vscode/schemas';

const toJson = (schema: z.ZodType) =>
  // Dates in YAML have no equivalent in JSON Schema. Their text form is checked.
  `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`;

/** Returns the name of the JSON Schema for a data file. */
export const schemaName = (file: string): string =>
  `${file.replace(/^.*\//, '').replace(/\.\w+$/, '')}.json`;

/** The JSON Schemas for editors, by file, from the schemas that `npm run check` uses. */
export function editorSchemas(): Readonly<Record<string, string>> {
  const frontMatter = Object.entries(contentKinds).map(([key, { schema }]) => [
    `${SCHEMA_FOLDER}/frontMatter.${key}.json`,
    toJson(schema),
  ]);
  const data = Object.entries(dataFiles).map(([file, schema]) => [
    `${SCHEMA_FOLDER}/${schemaName(file)}`,
    toJson(schema),
  ]);
  return Object.fromEntries([...frontMatter, ...data]);
}
