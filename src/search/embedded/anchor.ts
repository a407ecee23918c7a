/**
 * Placeholders at the end of a shortened anchor: one for the heading itself, and one for the
 * heading as an ID.
 */
const HEADING = '*';
const SLUG = '+';
/** Terminates an anchor that's stored in full but could be mistaken for a shortened one. */
const AS_IT_IS = '=';

/**
 * Turns a heading into an ID in the same way as most tools: "Theme aliases" becomes
 * `theme-aliases`.
 */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Shortens an anchor with the help of its heading: `theme-footer` of "footer" becomes `theme-*`.
 */
export function shortenAnchor(anchor: string, heading: string): string {
  for (const [end, sign] of [
    [heading, HEADING],
    [slugOf(heading), SLUG],
  ] as const) {
    if (end !== '' && anchor.endsWith(end)) {
      return anchor.slice(0, -end.length) + sign;
    }
  }
  return /[*+=]$/.test(anchor) ? anchor + AS_IT_IS : anchor;
}

/** Reverses `shortenAnchor`. */
export function fullAnchor(short: string, heading: string): string {
  const start = short.slice(0, -1);
  switch (short.at(-1)) {
    case HEADING:
      return start + heading;
    case SLUG:
      return start + slugOf(heading);
    case AS_IT_IS:
      return start;
    default:
      return short;
  }
}
