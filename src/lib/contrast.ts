/** Linear light of one sRGB channel (0-255), as WCAG 2.2 defines relative luminance. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance of a colour, from 0 (black) to 1 (white).
 *
 * @param hex six digits after a hash, for example `#2e8555`
 * @throws when the text is not such a colour
 */
export function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) {
    throw new Error(`"${hex}" is not a colour of the form #rrggbb`);
  }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours (`#rrggbb`), from 1 to 21, in either order; WCAG 2.2, 1.4.3. */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
