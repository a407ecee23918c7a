import { kinds } from '../../lib/changelog/kinds';

/** A change in a file, before its values are checked. */
export interface RawChange {
  readonly line: number;
  readonly summary: string;
  readonly pr?: number;
  readonly issue?: number;
  readonly authors: readonly string[];
  readonly packages: readonly string[];
}

/** A second-level heading and the list below it. */
export interface RawCategory {
  readonly line: number;
  readonly title: string;
  readonly changes: RawChange[];
}

/** A line that doesn't match the format of release files. */
export interface StrayLine {
  readonly line: number;
  readonly text: string;
  readonly expected: string;
}

/** A release file, split into its parts. */
export interface RawBody {
  readonly intro: string;
  readonly categories: readonly RawCategory[];
  readonly stray: readonly StrayLine[];
}

const titles = kinds.map((kind) => kind.title);

/**
 * Matches the first heading of a kind, where the text about a release ends and its lists
 * start. The blog plugin truncates the content here, because the pages render the lists
 * from validated data.
 */
export const LISTS_BEGIN = new RegExp(`^## (?:${titles.join('|')})[ \\t]*$`, 'm');

// The second line of a change: [#12](https://…/pull/12) by @a, @b in `x`, `y`.
// All parts are optional, but they must be in this order.
const REFERENCE =
  /^\[#(\d+)\]\(https:\/\/github\.com\/facebook\/docusaurus\/(pull|issues)\/(\d+)\)(?: |$)/;
const AUTHORS = /^by (@[^\s,]+(?:, @[^\s,]+)*)(?: |$)/;
const PACKAGES = /^in (`[^`]+`(?:, `[^`]+`)*)$/;

const DETAILS_SHAPE =
  'two spaces and [#12](https://github.com/facebook/docusaurus/pull/12) by @handle in `package`, `package`, where each part is optional';

function parseDetails(text: string): Omit<RawChange, 'line' | 'summary'> | undefined {
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    rest = match ? rest.slice(match[0].length) : rest;
    return match;
  };
  const reference = take(REFERENCE);
  const authors = take(AUTHORS);
  const packages = take(PACKAGES);
  if (rest !== '' || (reference && reference[1] !== reference[3])) {
    return undefined;
  }
  const number = reference ? Number(reference[1]) : undefined;
  return {
    ...(reference && (reference[2] === 'pull' ? { pr: number } : { issue: number })),
    authors: authors?.[1] ? authors[1].split(', ').map((name) => name.slice(1)) : [],
    packages: packages?.[1] ? packages[1].slice(1, -1).split('`, `') : [],
  };
}

/**
 * Parses the body of a release file: optional text, and then a second-level heading for
 * each kind with a list of changes. A change has one or two lines.
 *
 * @param lines lines of the body
 * @param firstLine line number of the first one in the file
 */
export function parseBody(lines: readonly string[], firstLine: number): RawBody {
  const begin = lines.findIndex((line) => /^## /.test(line));
  const listStart = begin === -1 ? lines.length : begin;
  const categories: RawCategory[] = [];
  const stray: StrayLine[] = [];
  let awaitsDetails = false;

  lines.slice(listStart).forEach((text, index) => {
    const line = firstLine + listStart + index;
    const category = categories.at(-1);
    const heading = /^## (.+?)\s*$/.exec(text)?.[1];
    const summary = /^- (.*)$/.exec(text)?.[1];
    if (heading !== undefined) {
      categories.push({ line, title: heading, changes: [] });
    } else if (summary !== undefined && category) {
      category.changes.push({ line, summary, authors: [], packages: [] });
    } else if (/^ {2}\S/.test(text) && category && awaitsDetails) {
      const change = category.changes.pop();
      const details = parseDetails(text.trim());
      if (change && details) {
        category.changes.push({ ...change, ...details });
      } else {
        stray.push({ line, text, expected: DETAILS_SHAPE });
      }
    } else if (text.trim() !== '') {
      stray.push({ line, text, expected: 'a heading "## …" or a change that starts with "- "' });
    }
    awaitsDetails = summary !== undefined;
  });

  return { intro: lines.slice(0, listStart).join('\n').trim(), categories, stray };
}
