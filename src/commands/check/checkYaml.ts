import { isMap, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { similarity } from '../../lib/similarity';
import type { Finding } from './finding';

type Issue = z.core.$ZodIssue;

interface Yaml {
  readonly file: string;
  readonly check: string;
  /** YAML or JSON, which is a subset of YAML. */
  readonly text: string;
  readonly schema: z.ZodType;
  /** Number of lines of the file before the text. */
  readonly offset?: number;
}

const LONGEST_QUOTE = 60;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST_QUOTE
    ? `${text.slice(0, LONGEST_QUOTE)}… (${String(value).length} characters)`
    : text;
}

/** Returns the most similar word, unless all of them are very different. */
export function closest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((each) => ({ each, score: similarity(word.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score > 0.4 ? best.each : undefined;
}

/** Returns the schema of an object's field, without `optional()` and `nullable()`. */
function fieldOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const { shape } = schema as z.ZodType & { shape?: Record<PropertyKey, z.ZodType> };
  return shape?.[key];
}

/** Writes a value as in front matter. */
function write(value: unknown): string {
  return Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
}

/** Corrects a value if it's clear what the writer meant. */
function correctedValue(issue: Issue, input: unknown): string | undefined {
  if (issue.code === 'invalid_type' && issue.expected === 'array' && typeof input === 'string') {
    return `[${input}]`;
  }
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') {
    return /^(?:yes|true|on)$/i.test(String(input)) ? 'true' : 'false';
  }
  if (issue.code === 'invalid_value' && typeof input === 'string') {
    return closest(input, issue.values.map(String));
  }
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(String(input)) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const messageOf = ({ message }: Issue) =>
  message.startsWith('expected') ? message : `expected ${message}`;

/**
 * Checks front matter or a data file. Each finding has the line of its field and, if possible,
 * the corrected line.
 */
export function checkYaml({ file, check, text, schema, offset = 0 }: Yaml): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const line = offset + counter.linePos(error.pos[0]).line;
    const found = error.message.split('\n')[0]?.replace(/ at line .*/, '') ?? error.code;
    return [{ file, line, check, found, write: 'valid YAML; look for a missing quotation mark' }];
  }
  const lines = text.split('\n');
  const lineOf = (path: readonly PropertyKey[]): number => {
    const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const parent = document.getIn(keys.slice(0, -1), true) ?? document.contents;
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(keys.at(-1)))
      : undefined;
    const node = pair?.key ?? document.getIn(keys, true);
    const { range } = (node ?? {}) as { range?: [number, number, number] };
    return range ? counter.linePos(range[0]).line : keys.length > 0 ? lineOf(keys.slice(0, -1)) : 1;
  };
  const data: unknown = document.toJS() ?? {};
  const { error: mistakes } = schema.safeParse(data, { reportInput: true });
  return (mistakes?.issues ?? []).flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') {
      const shape = (schema as z.ZodType & { shape?: object }).shape ?? {};
      return issue.keys.map((key) => {
        const line = lineOf([...issue.path, key]);
        const known = issue.path.length === 0 ? closest(key, Object.keys(shape)) : undefined;
        return {
          file,
          line: offset + line,
          check,
          found: `the unknown field "${key}"`,
          write: known ? `"${known}"` : 'only known fields; remove or rename this one',
          corrected: known && lines[line - 1]?.replace(key, known),
        };
      });
    }
    const line = lineOf(issue.path);
    const key = String(issue.path.at(-1) ?? '');
    const { input } = issue;
    const [example] = (fieldOf(schema, key)?.meta()?.examples ?? []) as unknown[];
    const value = input === undefined ? undefined : correctedValue(issue, input);
    const corrected =
      input === undefined && example !== undefined
        ? `${key}: ${write(example)}`
        : value && lines[line - 1]?.replace(String(input), value);
    return [
      {
        file,
        line: offset + line,
        check,
        found: `${quote(input)} in "${issue.path.map(String).join('.')}"`,
        write: `what the field needs: ${messageOf(issue)}`,
        corrected: corrected === lines[line - 1] ? undefined : corrected || undefined,
      },
    ];
  });
}
