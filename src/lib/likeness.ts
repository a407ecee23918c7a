function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const padded = ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `;
  for (let index = 0; index < padded.length - 1; index += 1) {
    const pair = padded.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Returns how similar two texts are, from 0 to 1, based on the character pairs that they share. */
export function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  let shared = 0;
  for (const [pair, count] of left) {
    shared += Math.min(count, right.get(pair) ?? 0);
  }
  const total = (pairs: Map<string, number>) =>
    [...pairs.values()].reduce((sum, count) => sum + count, 0);
  return (2 * shared) / (total(left) + total(right));
}
