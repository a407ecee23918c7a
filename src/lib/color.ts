/**
 * Parses three or six hexadecimal digits, with or without a number sign. Returns the color
 * as `#rrggbb`, or undefined if the text isn't a color.
 */
export function parseHex(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) {
    return undefined;
  }
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}

/**
 * Returns two digits for a channel from 0 to 1. Halves are rounded down, and the small
 * constant compensates for floating-point errors. The results match the shades that
 * create-docusaurus uses for its two base colors.
 */
function channel(value: number): string {
  return Math.ceil(value * 255 - 0.5 - 1e-9)
    .toString(16)
    .padStart(2, '0');
}

/**
 * Returns the color with its HSL lightness multiplied by `1 - amount`. For example, 0.1
 * makes it 10% darker, and -0.1 makes it 10% lighter.
 *
 * @param hex a number sign and six digits
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
  // Changing the lightness doesn't change where each channel is between the minimum and the
  // maximum.
  const place = (value: number) => (chroma === 0 ? 0.5 : (value - min) / chroma);
  return `#${[red, green, blue]
    .map((value) => channel(target + (place(value) - 0.5) * targetChroma))
    .join('')}`;
}
