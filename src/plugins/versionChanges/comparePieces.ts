import { diffArrays } from 'diff';
import type { BlockKind, Piece } from '../../lib/versionChanges';
import { CELL_END } from '../docText/readPieces';

/** Number of equal lines to show around changed lines of code. */
const CONTEXT = 2;

/**
 * Splits text into code spans, words, whitespace, and punctuation. A code span is a single
 * token.
 */
export function tokensOf(text: string): string[] {
  return text.match(/`[^`]+`|[\p{L}\p{N}_'-]+|\s+|[^\s]/gu) ?? [];
}

type Run = { text: string; changed: boolean };

/** Joins adjacent runs that are both changed or both unchanged. */
function joinAlike(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.changed === run.changed) {
      last.text += run.text;
    } else if (run.text) {
      joined.push({ ...run });
    }
  }
  return joined;
}

/** Removes the whitespace around a changed run, so that it isn't underlined. */
function trimRun(run: Run): Run[] {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
  const space = (part: string): Run => ({ text: part, changed: false });
  return run.changed ? [space(before), { text, changed: true }, space(after)] : [run];
}

/** Turns runs into pieces. Whitespace between changed words counts as changed. */
function joinRuns(runs: readonly Run[]): Piece[] {
  const bridged = runs.map((run, index) =>
    /^\s+$/.test(run.text) && runs[index - 1]?.changed && runs[index + 1]?.changed
      ? { ...run, changed: true }
      : run,
  );
  return joinAlike(joinAlike(bridged).flatMap(trimRun)).map(({ text, changed }) =>
    changed ? [text] : text,
  );
}

/**
 * If there are at most this many equal words between changed ones, they count as changed,
 * which is easier to read.
 */
const ISLAND = 2;

const isIsland = (text: string) =>
  !text.includes('`') && (text.match(/[\p{L}\p{N}_'-]+/gu) ?? []).length <= ISLAND;

function compareText(before: string, after: string): [Piece[], Piece[]] {
  const left: Run[] = [];
  const right: Run[] = [];
  const parts = diffArrays(tokensOf(before), tokensOf(after));
  for (const [index, { value, added, removed }] of parts.entries()) {
    const text = value.join('');
    const isBetween = index > 0 && index < parts.length - 1;
    const changed = added || removed || (isBetween && isIsland(text));
    if (!added) {
      left.push({ text, changed });
    }
    if (!removed) {
      right.push({ text, changed });
    }
  }
  return [joinRuns(left), joinRuns(right)];
}

/**
 * Compares rows cell by cell if both have the same number of cells, so that the same word
 * in another column doesn't match.
 */
function compareRows(before: string, after: string): [Piece[], Piece[]] {
  const left = before.split(CELL_END);
  const right = after.split(CELL_END);
  if (left.length !== right.length) {
    return compareText(before, after);
  }
  const cells = left.map((cell, index) => compareText(cell, right[index] ?? ''));
  const join = (sides: readonly Piece[][]): Piece[] =>
    sides.flatMap((pieces, index) => (index > 0 ? [CELL_END, ...pieces] : pieces));
  return [join(cells.map(([side]) => side)), join(cells.map(([, side]) => side))];
}

/** Omits equal lines that are far from a change. */
function shorten(lines: readonly string[], isFirst: boolean, isLast: boolean): Piece[] {
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  if (lines.length <= head + tail + 1) {
    return [`${lines.join('\n')}\n`];
  }
  const first = lines
    .slice(0, head)
    .map((line) => `${line}\n`)
    .join('');
  const last = lines
    .slice(lines.length - tail)
    .map((line) => `${line}\n`)
    .join('');
  return [...(first ? [first] : []), null, ...(tail && last ? [last] : [])];
}

function compareCode(before: string, after: string): [Piece[], Piece[]] {
  const left: Piece[] = [];
  const right: Piece[] = [];
  const runs = diffArrays(before.split('\n'), after.split('\n'));
  for (const [index, { value, added, removed }] of runs.entries()) {
    if (added || removed) {
      (added ? right : left).push([`${value.join('\n')}\n`]);
    } else {
      const pieces = shorten(value, index === 0, index === runs.length - 1);
      left.push(...pieces);
      right.push(...pieces);
    }
  }
  return [left, right];
}

const COMPARISONS: Partial<Record<BlockKind, typeof compareText>> = {
  code: compareCode,
  row: compareRows,
};

/** Compares two texts of the same kind, and returns the pieces of the older and the newer one. */
export function comparePieces(kind: BlockKind, before: string, after: string): [Piece[], Piece[]] {
  return (COMPARISONS[kind] ?? compareText)(before, after);
}
