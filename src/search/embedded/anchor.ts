/** Stand for the heading itself and for the heading as an id, at the end of an anchor that is written short. */
const HEADING = '*';
const SLUG = '+';
/** Ends an anchor that is written out and might be taken for a short one. */
const AS_IT_IS = '=';

/** A heading as most tools make an id of it: "Theme aliases" is `theme-aliases`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .replaceAll(' ', '-');
}

/** Writes an anchor in as few letters as its heading allows: `theme-*` for `theme-footer` of "footer". */
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

/** Undoes `shortenAnchor`. */
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
