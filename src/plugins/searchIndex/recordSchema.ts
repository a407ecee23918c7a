// A namespace import, because the configuration file loader returns the default export for a
// named import, which has no `z`.
import * as z from 'zod';
import type { SearchRecord } from './records';

const title = z.string().min(1);
const optionalTitle = title.nullable();

/** The format of the records. Both search providers use it. */
const recordSchema = z.strictObject({
  objectID: z.string().min(1),
  type: z.enum(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']),
  hierarchy: z.strictObject({
    lvl0: title,
    lvl1: title,
    lvl2: optionalTitle,
    lvl3: optionalTitle,
    lvl4: optionalTitle,
    lvl5: optionalTitle,
    lvl6: optionalTitle,
  }),
  content: z.string().min(1).nullable(),
  keywords: z.array(z.string().min(1)),
  url: z.url(),
  url_without_anchor: z.url(),
  anchor: z.string().min(1).nullable(),
  language: z.string().min(1),
  docusaurus_tag: z.string().min(1),
  version: z.string().min(1).nullable(),
  weight: z.strictObject({
    pageRank: z.number().int().min(0).max(100),
    level: z.number().int().min(0).max(100),
    position: z.number().int().min(0),
  }),
});

/**
 * Checks records before they're used.
 *
 * @throws if a record is invalid; the message contains the record, the field, what was
 * found, and what was expected
 */
export function checkRecords(records: readonly SearchRecord[]): readonly SearchRecord[] {
  for (const record of records) {
    const checked = recordSchema.safeParse(record);
    if (!checked.success) {
      const issue = checked.error.issues[0];
      const field = issue?.path.join('.') ?? '';
      const found = issue?.path.reduce<unknown>(
        (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
        record,
      );
      throw new Error(
        `Search record ${record.objectID}, field ${field}: found ${JSON.stringify(found)}. ${issue?.message ?? ''}`,
      );
    }
  }
  return records;
}
