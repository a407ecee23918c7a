/**
 * Average width of a bold character, relative to the font size. It's generous, because the
 * reader's font isn't known.
 */
const LETTER_WIDTH = 0.7;
const LARGEST = 58;
const SMALLEST = 24;

/** A title that's broken into lines. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Puts as many parts on each line as fit. A part includes the space after it. */
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
 * Breaks a title after spaces and hyphens or before dots, and finds the largest font size that fits.
 *
 * @param width maximum width of a line, in SVG units
 * @param height maximum height of all lines
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
