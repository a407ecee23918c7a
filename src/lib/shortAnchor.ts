/** Placeholders for the heading and for its ID at the end of an anchor, and for nothing. */
const ENDINGS = { '*': (heading: string) => heading, '+': slugOf, '=': () => '' } as const;

/** Turns a heading into an ID like most tools do: "Theme aliases" becomes `theme-aliases`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .replaceAll(' ', '-');
}

/** Shortens an anchor with the help of its heading: `theme-footer` of "footer" becomes `theme-*`. */
export function shortenAnchor(anchor: string, heading: string): string {
  for (const [sign, endingOf] of Object.entries(ENDINGS)) {
    const ending = endingOf(heading);
    if (anchor.endsWith(ending) && (ending !== '' || /[*+=]$/.test(anchor))) {
      return anchor.slice(0, anchor.length - ending.length) + sign;
    }
  }
  return anchor;
}

/** Restores a shortened anchor. */
export function fullAnchor(short: string, heading: string): string {
  const endingOf = ENDINGS[short.at(-1) as keyof typeof ENDINGS];
  return endingOf ? short.slice(0, -1) + endingOf(heading) : short;
}
