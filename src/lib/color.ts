/** The colour in the form `#rrggbb`, from three or six hexadecimal digits with or without a hash; undefined where the text is none. */
export function parseHex(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) {
    return undefined;
  }
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}

/**
 * Two digits of a channel from 0 to 1. A half is rounded down (the small term
 * absorbs floating point noise): this gives exactly the shades that
 * create-docusaurus writes for its two base colours.
 */
function channel(value: number): string {
  return Math.ceil(value * 255 - 0.5 - 1e-9)
    .toString(16)
    .padStart(2, '0');
}

/**
 * The colour with its HSL lightness multiplied by `1 - amount`: 0.1 is darker
 * by a tenth of the lightness, -0.1 is lighter by as much.
 *
 * @param hex six digits after a hash
 */
export function darken(hex: string, amount: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 2;
  const chroma = max - min;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  const target = Math.min(1, Math.max(0, lightness * (1 - amount)));
  const targetChroma = saturation * (1 - Math.abs(2 * target - 1));
  // A change of lightness keeps each channel's place between the extremes.
  const place = (value: number) => (chroma === 0 ? 0.5 : (value - min) / chroma);
  return `#${[red, green, blue]
    .map((value) => channel(target + (place(value) - 0.5) * targetChroma))
    .join('')}`;
}
