import { BETWEEN_PARTS, fold } from './tokens';

/** The words of a query, each in all forms that are highlighted where a word starts with them. */
export type MarkedWords = readonly (readonly string[])[];

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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Matches where a word starts: next to anything but a letter or digit, or at a hump in camel case. */
const START = new RegExp(`(?<![\\p{L}\\p{N}])|(?![\\p{L}\\p{N}])|${BETWEEN_PARTS.source}`, 'uy');
/** Matches where a contraction or a possessive may have an apostrophe, as in "doesn't". */
const CONTRACTION = /\B(?=(?:d|m|s|t|ll|re|ve)$)/;

/**
 * Escapes a text for use in HTML. An ampersand that can't start an entity stays as it is, so that
 * a title like "Themes & plugins" also looks right where it's shown as plain text.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[<>"]|&(?=[a-z#])/gi, (sign) => ENTITIES[sign] ?? sign);
}

/** Creates a function that finds the words of a query in texts, each in its longest form. */
export function finderOf(words: MarkedWords): (text: string) => FoundText {
  const wordOf = new Map(
    words.flatMap((forms, word) => forms.map((form) => [form, word] as const)),
  );
  const forms = [...wordOf.keys()].sort((a, b) => b.length - a.length);
  const pattern = forms
    .map((form) => form.replace(/[^\p{L}\p{N}]/gu, '\\$&').replace(CONTRACTION, "['’]?"))
    .join('|');
  const anyForm = new RegExp(pattern || '(?!)', 'g');
  return (text) => {
    const plain = fold(text);
    // Normalization can change the length of a text, and then the positions would be wrong.
    const folded = plain.length === text.length ? plain : text.toLowerCase();
    const ranges = [...folded.matchAll(anyForm)].flatMap(({ 0: form, index: start }) => {
      START.lastIndex = start;
      return START.test(text)
        ? { start, end: start + form.length, word: wordOf.get(form.replace(/['’]/g, '')) ?? 0 }
        : [];
    });
    return { text, ranges };
  };
}

/** Number of distinct words of the query among these positions. */
export function countWords(ranges: readonly Range[]): number {
  return new Set(ranges.map(({ word }) => word)).size;
}

/** A part of a text as HTML, with the words highlighted. */
export function highlight({ text, ranges }: FoundText, from = 0, to = text.length): string {
  let html = '';
  let at = from;
  for (const { start, end } of ranges.filter((range) => range.start >= from && range.end <= to)) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** The part of a text with the most distinct words of the query, as HTML. @param length in words */
export function snippet(found: FoundText, length: number): string {
  const { text, ranges } = found;
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  const last = Math.max(0, starts.length - length);
  // Each part starts a few words before a match, to show some context.
  const lead = Math.min(3, Math.floor(length / 2));
  const firsts = ranges.map(({ start }) => starts.filter((at) => at <= start).length - 1 - lead);
  const parts = [...firsts, 0].map((first) => {
    const at = Math.min(Math.max(0, first), last);
    const start = starts[at] ?? 0;
    const end = at < last ? (starts[at + length] ?? 0) - 1 : text.length;
    const inside = ranges.filter((range) => range.start >= start && range.end <= end);
    return { at, start, end, score: countWords(inside) * 10 + inside.length };
  });
  const best = parts.reduce((one, other) => (other.score > one.score ? other : one));
  const html = highlight(found, best.start, best.end);
  return (best.at > 0 ? '…' : '') + html + (best.at < last ? '…' : '');
}
