import { kinds } from '../../lib/changelog/kinds';

/** The details of a change, before they're checked. */
interface RawSource {
  readonly pr?: number;
  readonly issue?: number;
  readonly authors: readonly string[];
  readonly packages: readonly string[];
}

/** A change in a file, before its values are checked. */
export interface RawChange extends RawSource {
  readonly line: number;
  readonly summary: string;
  /** The third and later lines of the change. */
  readonly more: readonly (RawSource & { readonly line: number })[];
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

// The lines below a change, one for each pull request: [#12](https://…/pull/12) by @a, @b in `x`, `y`.
// All parts are optional, but they must be in this order.
const REFERENCE =
  /^\[#(\d+)\]\(https:\/\/github\.com\/facebook\/docusaurus\/(pull|issues)\/(\d+)\)(?: |$)/;
const AUTHORS = /^by (@[^\s,]+(?:, @[^\s,]+)*)(?: |$)/;
const PACKAGES = /^in (`[^`]+`(?:, `[^`]+`)*)$/;

const DETAILS_SHAPE =
  'two spaces and [#12](https://github.com/facebook/docusaurus/pull/12) by @handle in `package`, `package`, where each part is optional';

const MORE_SHAPE =
  'another pull request, because a change with several lines needs a different link at the start of each one';

function parseDetails(text: string): RawSource | undefined {
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

/** Adds a line with details to a change, or returns what the line should have been. */
function withDetails(change: RawChange, line: number, text: string): RawChange | string {
  const details = parseDetails(text.trim());
  if (!details) {
    return DETAILS_SHAPE;
  }
  if (line === change.line + 1) {
    return { ...change, ...details };
  }
  const numbers = [change, ...change.more, details].map(({ pr, issue }) => pr ?? issue);
  return numbers.includes(undefined) || new Set(numbers).size < numbers.length
    ? MORE_SHAPE
    : { ...change, more: [...change.more, { ...details, line }] };
}

/**
 * Parses the body of a release file: optional text, and then a second-level heading for
 * each kind with a list of changes. A change has one line, followed by one line for each
 * pull request.
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
    const isDetails = /^ {2}\S/.test(text) && awaitsDetails;
    if (heading !== undefined) {
      categories.push({ line, title: heading, changes: [] });
    } else if (summary !== undefined && category) {
      category.changes.push({ line, summary, authors: [], packages: [], more: [] });
    } else if (isDetails && category) {
      const change = category.changes.pop() as RawChange;
      const result = withDetails(change, line, text);
      if (typeof result === 'string') {
        category.changes.push(change);
        stray.push({ line, text, expected: result });
      } else {
        category.changes.push(result);
      }
    } else if (text.trim() !== '') {
      stray.push({ line, text, expected: 'a heading "## …" or a change that starts with "- "' });
    }
    awaitsDetails = summary !== undefined || isDetails;
  });

  return { intro: lines.slice(0, listStart).join('\n').trim(), categories, stray };
}
