/**
 * Returns a number from 0 to 2³² - 1 that depends only on the text (FNV-1a), so it's the
 * same in all builds and on all machines.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns an integer from 0 up to, but not including, the given bound. */
export type Draw = (bound: number) => number;

/**
 * Creates a pseudorandom number generator that always returns the same sequence for the
 * same text (Mulberry32).
 */
export function drawFrom(text: string): Draw {
  let state = hashOf(text);
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
