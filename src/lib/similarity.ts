/** Returns the Dice coefficient of two lists, from 0 (nothing shared) to 1. */
export function dice(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of left) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  let shared = 0;
  for (const item of right) {
    const count = counts.get(item) ?? 0;
    if (count > 0) {
      counts.set(item, count - 1);
      shared += 1;
    }
  }
  return (2 * shared) / (left.length + right.length || 1);
}

/** Returns the pairs of adjacent characters in a text, where words start and end with a space. */
function bigramsOf(text: string): string[] {
  const padded = ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `;
  return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}

/** Returns how similar two texts are, from 0 to 1, based on the bigrams that they share. */
export function similarity(a: string, b: string): number {
  return dice(bigramsOf(a), bigramsOf(b));
}
