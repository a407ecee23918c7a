import type { z } from 'zod';

/** How a data file is named in messages, and what tells its entries apart. */
interface Source {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Field whose value names an entry of a list; without it, an entry is known by its number. */
  readonly nameField?: string;
}

/** What an issue reports, in the parts that a message needs. */
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

/** The place of an issue: the entry by its name or number, then the field inside it. */
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
 * Checks the content of a data file and gives it its type.
 *
 * A schema's own messages continue the sentence "found …," and therefore read
 * "expected …; write …".
 *
 * @throws when the content breaks the schema; the message lists every mistake
 * with its file, entry, field, what was found and what to write instead.
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
