/**
 * Converts an sRGB channel (0–255) to linear light, as in the definition of relative
 * luminance in WCAG 2.2.
 */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * Returns the relative luminance of a color, from 0 (black) to 1 (white).
 *
 * @param hex a number sign and six digits, for example `#2e8555`
 * @throws if the text isn't such a color
 */
export function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) {
    throw new Error(`"${hex}" is not a color in the format #rrggbb`);
  }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two colors (`#rrggbb`) in any order, from 1 to 21. See WCAG
 * 2.2, 1.4.3.
 */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
