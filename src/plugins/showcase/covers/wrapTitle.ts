/** How wide a bold letter is on average, in parts of the font size; generous, because the reader's font is not known. */
const LETTER_WIDTH = 0.7;
const LARGEST = 58;
const SMALLEST = 24;

/** A title set in lines. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Puts as many parts on a line as fit; each part carries the space that follows it, if any. */
function breakInto(parts: readonly string[], longest: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.trimEnd().length <= longest) {
      lines[lines.length - 1] = last + part;
    } else {
      lines.push(part);
    }
  }
  return lines.map((line) => line.trimEnd());
}

/**
 * Breaks a title after spaces and hyphens or before dots, and finds the largest lettering that fits.
 *
 * @param width room for a line, in the units of the drawing
 * @param height room for all lines
 */
export function wrapTitle(title: string, width: number, height: number): Lettering {
  const parts = title.split(/(?<=[\s-])|(?=\.)/);
  for (let size = LARGEST; size > SMALLEST; size -= 2) {
    const longest = Math.floor(width / (size * LETTER_WIDTH));
    const lines = breakInto(parts, longest);
    const fits = lines.every((line) => line.length <= longest);
    if (fits && lines.length * size * 1.1 <= height) {
      return { lines, size };
    }
  }
  return { lines: breakInto(parts, Math.floor(width / (SMALLEST * LETTER_WIDTH))), size: SMALLEST };
}
