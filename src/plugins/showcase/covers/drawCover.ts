import {
  type CoverColor,
  type CoverPattern,
  coverColors,
  coverPatterns,
} from '../../../data/showcase/covers';
import { type Ink, inks } from './colors';
import { patterns, SQUARE } from './patterns';
import { drawFrom, hashOf } from './seededRandom';
import { wrapTitle } from './wrapTitle';

interface Entry {
  readonly title: string;
  readonly cover?: { readonly color?: CoverColor; readonly pattern?: CoverPattern };
}

/** Width of a cover. The aspect ratio is 2:1, which is the widest that the showcase allows. */
export const COVER_WIDTH = 2 * SQUARE;
/** Height of a cover. */
export const COVER_HEIGHT = SQUARE;

const MARGIN = 32;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

function lettering(title: string, color: string): string {
  const { lines, size } = wrapTitle(title, SQUARE - 1.25 * MARGIN, COVER_HEIGHT - 2 * MARGIN);
  const leading = Math.round(size * 1.1);
  const first = COVER_HEIGHT - MARGIN - Math.round(size * 0.2) - leading * (lines.length - 1);
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${MARGIN}" y="${first + index * leading}">${escapeXml(line)}</tspan>`,
  );
  return `<text fill="${color}" font-family="Inter,system-ui,sans-serif" font-weight="700" font-size="${size}" letter-spacing="-.5">${spans.join('')}</text>`;
}

/** One in three covers has dark text on a light background. */
const LIGHT_EVERY = 3;

function inkOf(color: CoverColor, inverted: boolean): Ink {
  const ink = inks[color];
  return inverted ? { ground: ink.light, shape: ink.shape, light: ink.ground } : ink;
}

/**
 * Draws the cover of a showcase entry, with its title on the left and a pattern on the
 * right. Unless the entry specifies them, the colors and the pattern depend only on the
 * title, so a cover doesn't change when other entries are added or removed.
 */
export function drawCover({ title, cover }: Entry): string {
  const hash = hashOf(title);
  const color = cover?.color ?? (coverColors[hash % coverColors.length] as CoverColor);
  const pattern =
    cover?.pattern ?? (coverPatterns[(hash >>> 8) % coverPatterns.length] as CoverPattern);
  const { ground, shape, light } = inkOf(color, (hash >>> 16) % LIGHT_EVERY === 0);
  const drawn = patterns[pattern](drawFrom(title));
  const paint = (d: string, ink: string) =>
    drawn.stroke === undefined
      ? `<path fill="${ink}" d="${d}"/>`
      : `<path fill="none" stroke="${ink}" stroke-width="${drawn.stroke}" d="${d}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">`,
    `<path fill="${ground}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`,
    `<svg x="${SQUARE}" width="${SQUARE}" height="${SQUARE}">`,
    paint(drawn.shape, shape),
    paint(drawn.light, light),
    '</svg>',
    lettering(title, light),
    '</svg>',
  ].join('');
}
