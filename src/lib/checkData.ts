import type { z } from 'zod';

/** How messages refer to a data file and its entries. */
interface Source {
  /** Path relative to the root of the repository. */
  readonly file: string;
  /**
   * Field that identifies an entry in messages. Without it, entries are identified by their
   * number.
   */
  readonly nameField?: string;
}

type Issue = z.core.$ZodIssue;

const LONGEST_QUOTE = 60;

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function quote(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  const text = JSON.stringify(value) ?? String(value);
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…${length}` : text;
}

/** Describes where an issue is: the entry with its number and name, and then the field. */
function placeOf(path: readonly PropertyKey[], data: unknown, nameField?: string): string {
  const [first, ...rest] = path;
  if (typeof first !== 'number') {
    return path.length > 0 ? `field ${path.map(String).join('.')}` : 'the whole file';
  }
  const name = nameField === undefined ? undefined : fieldOf(fieldOf(data, first), nameField);
  const entry =
    typeof name === 'string' ? `entry ${first + 1} (${quote(name)})` : `entry ${first + 1}`;
  return rest.length > 0 ? `${entry}, field ${rest.map(String).join('.')}` : entry;
}

function explain(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') {
    return `found ${issue.keys.map((key) => `"${key}"`).join(', ')}, expected only known fields. Remove or rename it.`;
  }
  return `found ${quote(issue.input)}, ${issue.message}.`;
}

/**
 * Checks the content of a data file and returns it with its type.
 *
 * The messages in a schema continue the sentence "found …", so they should have the form
 * "expected …; write …".
 *
 * @throws if the content doesn't match the schema; the message lists all mistakes with
 * the file, the entry, the field, what was found, and what to write instead
 */
export function checkData<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  { file, nameField }: Source,
): z.infer<Schema> {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) {
    return result.data;
  }
  const mistakes = result.error.issues.map(
    (issue) => `- ${placeOf(issue.path, data, nameField)}: ${explain(issue)}`,
  );
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  throw new Error(`${file} has ${count}:\n${mistakes.join('\n')}`);
}
