import type { MarkedText } from '../protocol';
import { fold } from './tokens';

/** Tags to put around a highlighted word. */
export interface MarkTags {
  readonly before: string;
  readonly after: string;
}

/** A word of the query, in the forms that the index contains. */
export interface MarkedWord {
  /** Forms that match at the start of a word in the text: the typed word, or its singular. */
  readonly beginnings: readonly string[];
  /** Known words that were found instead. They're highlighted as whole words. */
  readonly wholes: readonly string[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/uy;

/**
 * Escapes a text for use in HTML. An ampersand that can't start an entity stays as it is, so that
 * a title like "Themes & plugins" also looks right where it's shown as plain text.
 */
export function escapeHtml(text: string): string {
  // Most texts don't contain any special characters.
  if (!/[&<>"]/.test(text)) {
    return text;
  }
  return text
    .replace(/&(?=[a-z#])/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

interface Range {
  readonly start: number;
  readonly end: number;
  readonly word: number;
}

/** Positions of the words in a text, sorted and without overlaps. */
export function placesOf(text: string, words: readonly MarkedWord[]): readonly Range[] {
  let known = places.get(words);
  if (!known) {
    known = new Map();
    places.set(words, known);
  }
  let ranges = known.get(text);
  if (!ranges) {
    ranges = findPlaces(text, words);
    known.set(text, ranges);
  }
  return ranges;
}

/**
 * Cache of positions, because each text is searched up to three times: to choose it, to
 * highlight it, and to shorten it.
 */
const places = new WeakMap<readonly MarkedWord[], Map<string, readonly Range[]>>();

function findPlaces(text: string, words: readonly MarkedWord[]): Range[] {
  const ranges: Range[] = [];
  const plain = fold(text);
  // Normalization can change the length of a text, and then the positions would be wrong.
  const folded = plain.length === text.length ? plain : text.toLowerCase();
  words.forEach((word, index) => {
    for (const form of word.beginnings) {
      for (let at = folded.indexOf(form); at >= 0; at = folded.indexOf(form, at + form.length)) {
        if (isStart(text, at, form)) {
          ranges.push({ start: at, end: at + form.length, word: index });
        }
      }
    }
    for (const form of word.wholes) {
      for (let at = folded.indexOf(form); at >= 0; at = folded.indexOf(form, at + form.length)) {
        if (isStart(text, at, form)) {
          ranges.push({ start: at, end: endOfWord(text, at + form.length), word: index });
        }
      }
    }
  });
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Range[] = [];
  for (const range of ranges) {
    if (range.start >= (apart.at(-1)?.end ?? 0)) {
      apart.push(range);
    }
  }
  return apart;
}

/**
 * A word starts after any character that isn't a letter, or at a capital letter in a camel case
 * identifier.
 */
function isStart(text: string, at: number, form: string): boolean {
  if (at === 0 || /[\s(/.-]/.test(text[at - 1] as string) || !/^[\p{L}\p{N}]/u.test(form)) {
    return true;
  }
  const before = text[at - 1] as string;
  const first = text[at] as string;
  return !/[\p{L}\p{N}]/u.test(before) || (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(first));
}

function endOfWord(text: string, from: number): number {
  WORD.lastIndex = from;
  const match = WORD.exec(text);
  return from + (match?.[0].length ?? 0);
}

function paint(text: string, ranges: readonly Range[], tags: MarkTags): string {
  let html = '';
  let at = 0;
  for (const { start, end } of ranges) {
    html += escapeHtml(text.slice(at, start));
    html += tags.before + escapeHtml(text.slice(start, end)) + tags.after;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** Number of distinct words of the query among these positions. */
export function wordsIn(ranges: readonly Range[]): number {
  return ranges.length < 2 ? ranges.length : new Set(ranges.map(({ word }) => word)).size;
}

function levelOf(ranges: readonly Range[], words: readonly MarkedWord[]): MarkedText['matchLevel'] {
  const different = wordsIn(ranges);
  return different === 0 ? 'none' : different === words.length ? 'full' : 'partial';
}

function result(
  text: string,
  ranges: readonly Range[],
  words: readonly MarkedWord[],
  tags: MarkTags,
): MarkedText {
  return {
    value: paint(text, ranges, tags),
    matchLevel: levelOf(ranges, words),
    matchedWords:
      ranges.length === 0
        ? []
        : [...new Set(ranges.map(({ start, end }) => text.slice(start, end).toLowerCase()))],
  };
}

/** The whole text with the words of the query highlighted. */
export function highlight(text: string, words: readonly MarkedWord[], tags: MarkTags): MarkedText {
  return result(text, placesOf(text, words), words, tags);
}

/**
 * Where the words of a text start and end. Words in page text are only separated by this kind of
 * space.
 */
function spansOf(text: string): Pick<Range, 'start' | 'end'>[] {
  const spans: Pick<Range, 'start' | 'end'>[] = [];
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start);
    const end = space < 0 ? text.length : space;
    if (end > start) {
      spans.push({ start, end });
    }
    start = end + 1;
  }
  return spans;
}

/** Index of the first of `length` consecutive words that contain the most words of the query. */
function bestWindow(
  shown: readonly Pick<Range, 'start' | 'end'>[],
  ranges: readonly Range[],
  words: number,
  length: number,
): number {
  const counts = new Uint16Array(words);
  let different = 0;
  // A sliding window: ranges enter at its end and leave at its start.
  let entered = 0;
  let left = 0;
  let best = 0;
  let bestScore = -1;
  for (let first = 0; first + length <= shown.length; first += 1) {
    const from = shown[first]?.start ?? 0;
    const to = shown[first + length - 1]?.end ?? 0;
    for (; (ranges[entered]?.end ?? Number.POSITIVE_INFINITY) <= to; entered += 1) {
      const { word } = ranges[entered] as Range;
      counts[word] = (counts[word] as number) + 1;
      different += counts[word] === 1 ? 1 : 0;
    }
    for (; left < entered && (ranges[left] as Range).start < from; left += 1) {
      const { word } = ranges[left] as Range;
      counts[word] = (counts[word] as number) - 1;
      different -= counts[word] === 0 ? 1 : 0;
    }
    const inside = entered - left;
    // Distinct words count most. As a tiebreaker, prefer some context before the first
    // match.
    const lead = inside > 0 ? Math.min((ranges[left] as Range).start - from, 20) / 100 : 0;
    const score = different * 10 + inside + lead;
    if (score > bestScore) {
      best = first;
      bestScore = score;
    }
  }
  return best;
}

/**
 * The part of a text with the most distinct words of the query.
 *
 * @param length number of words to show
 * @param ellipsis added where text is omitted
 */
export function snippet(
  text: string,
  words: readonly MarkedWord[],
  tags: MarkTags,
  length: number,
  ellipsis: string,
): MarkedText {
  const shown = spansOf(text);
  const ranges = placesOf(text, words);
  if (shown.length <= length) {
    return result(text, ranges, words, tags);
  }
  const best = bestWindow(shown, ranges, words.length, length);
  const from = shown[best]?.start ?? 0;
  const to = shown[best + length - 1]?.end ?? text.length;
  const part = text.slice(from, to);
  const moved = ranges
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, word }) => ({ start: start - from, end: end - from, word }));
  const marked = result(part, moved, words, tags);
  return {
    ...marked,
    value:
      (best > 0 ? ellipsis : '') + marked.value + (best + length < shown.length ? ellipsis : ''),
  };
}
