/**
 * One or two letters that stand for a handle: of `Josh-Cena` JC, of `slorber`
 * SL, of `dependabot[bot]` DE.
 */
export function initialsOf(handle: string): string {
  const words = handle
    .replace(/\[bot\]$/, '')
    .split(/[-_]+/)
    .filter(Boolean);
  const [first = '', second = ''] = words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

/** A hue in degrees that is always the same for the same handle. */
export function hueOf(handle: string): number {
  let sum = 0;
  for (const character of handle.toLowerCase()) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360;
  }
  return sum;
}
