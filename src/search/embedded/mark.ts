import type { MarkedText } from '../protocol';
import { fold } from './tokens';

/** Tags to put around a highlighted word. */
export interface MarkTags {
  readonly before: string;
  readonly after: string;
}

/** A word of the query, as it may appear in a text. */
export interface MarkedWord {
  /** What was typed. It's highlighted where a word starts with it. */
  readonly beginnings: readonly string[];
  /** What was found instead. Words that start with it are highlighted as a whole. */
  readonly wholes: readonly string[];
}

/** A part of a text, and the index of the query's word that it matches. */
interface Range {
  readonly start: number;
  readonly end: number;
  readonly word: number;
}

/** A text with the positions of the query's words. */
export interface FoundText {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/**
 * Escapes a text for use in HTML. An ampersand that can't start an entity stays as it is, so that
 * a title like "Themes & plugins" also looks right where it's shown as plain text.
 */
export function escapeHtml(text: string): string {
  // Most texts need no escaping, and this runs for all parts of all results at each keystroke.
  if (!/[&<>"]/.test(text)) {
    return text;
  }
  return text
    .replace(/&(?=[a-z#])/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** Whether a word starts here: after anything but a letter, or at a hump in camel case. */
function isStart(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  const first = text[at] as string;
  return (
    !/[\p{L}\p{N}]/u.test(before) ||
    !/[\p{L}\p{N}]/u.test(first) ||
    (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(first))
  );
}

/** Where the word that continues here ends. */
function endOfWord(text: string, from: number): number {
  return from + (/^[\p{L}\p{N}\p{M}]+/u.exec(text.slice(from))?.[0].length ?? 0);
}

/** Finds the words of a query in a text. The positions are sorted and don't overlap. */
export function findMarks(text: string, words: readonly MarkedWord[]): FoundText {
  const plain = fold(text);
  // Normalization can change the length of a text, and then the positions would be wrong.
  const folded = plain.length === text.length ? plain : text.toLowerCase();
  const all: Range[] = [];
  words.forEach(({ beginnings, wholes }, word) => {
    for (const form of [...beginnings, ...wholes]) {
      for (let at = folded.indexOf(form); at >= 0; at = folded.indexOf(form, at + form.length)) {
        if (isStart(text, at)) {
          const end = at + form.length;
          all.push({ start: at, end: wholes.includes(form) ? endOfWord(text, end) : end, word });
        }
      }
    }
  });
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const ranges: Range[] = [];
  for (const range of all) {
    if (range.start >= (ranges.at(-1)?.end ?? 0)) {
      ranges.push(range);
    }
  }
  return { text, ranges };
}

/** Number of distinct words of the query among these positions. */
export function countWords(ranges: readonly Range[]): number {
  return new Set(ranges.map(({ word }) => word)).size;
}

/** The text as HTML, with the words highlighted. @param total number of words in the query */
export function highlight({ text, ranges }: FoundText, total: number, tags: MarkTags): MarkedText {
  let value = '';
  let at = 0;
  for (const { start, end } of ranges) {
    value += escapeHtml(text.slice(at, start));
    value += tags.before + escapeHtml(text.slice(start, end)) + tags.after;
    at = end;
  }
  const count = countWords(ranges);
  return {
    value: value + escapeHtml(text.slice(at)),
    matchLevel: count === 0 ? 'none' : count === total ? 'full' : 'partial',
    matchedWords: [
      ...new Set(ranges.map(({ start, end }) => text.slice(start, end).toLowerCase())),
    ],
  };
}

/**
 * The part of a text with the most distinct words of the query.
 *
 * @param length number of words to show
 * @param ellipsis added where text is omitted
 */
export function snippet(
  found: FoundText,
  total: number,
  tags: MarkTags,
  length: number,
  ellipsis: string,
): MarkedText {
  const { text, ranges } = found;
  const words = [...text.matchAll(/\S+/g)].map((word) => [word.index, word.index + word[0].length]);
  if (words.length <= length) {
    return highlight(found, total, tags);
  }
  // Each part starts a few words before a match, to show some context.
  const lead = Math.min(3, Math.floor(length / 2));
  const firsts = ranges.map(({ start }) => words.findIndex(([, end = 0]) => end > start) - lead);
  const parts = [...new Set([...firsts, 0])].map((first) => {
    const at = Math.min(Math.max(0, first), words.length - length);
    const [start = 0] = words[at] ?? [];
    const end = words[at + length - 1]?.[1] ?? text.length;
    const inside = ranges.filter((range) => range.start >= start && range.end <= end);
    return { start, end, inside, score: countWords(inside) * 10 + inside.length };
  });
  const { start, end, inside } = parts.reduce((best, part) =>
    part.score > best.score ? part : best,
  );
  const moved = inside.map((range) => ({
    ...range,
    start: range.start - start,
    end: range.end - start,
  }));
  const marked = highlight({ text: text.slice(start, end), ranges: moved }, total, tags);
  const before = start > (words[0]?.[0] ?? 0) ? ellipsis : '';
  const after = end < (words.at(-1)?.[1] ?? 0) ? ellipsis : '';
  return { ...marked, value: before + marked.value + after };
}
