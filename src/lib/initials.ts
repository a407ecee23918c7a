/**
 * Returns one or two characters that represent a person without a photo: JC for both
 * `Josh Cena` and `Josh-Cena`, SL for `slorber`, and DE for `dependabot[bot]`.
 *
 * @param name full name or GitHub handle
 * @throws if the name contains no letter or digit
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\[bot\]$/, '')
    .split(/[\s_-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  if (!first) {
    throw new Error(
      `Found the name "${name}", expected a person's name or GitHub handle, for example "Joel Marcey".`,
    );
  }
  const characters = last ? [[...first][0], [...last][0]] : [...first].slice(0, 2);
  return characters.join('').toUpperCase();
}

/** Returns a hue in degrees that's always the same for the same handle. */
export function hueOf(handle: string): number {
  let sum = 0;
  for (const character of handle.toLowerCase()) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360;
  }
  return sum;
}
