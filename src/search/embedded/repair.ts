/** Maximum number of edits between a word of this length and a known one. */
export function allowedEdits(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** A known word that's similar to an unknown one. */
export interface Repair {
  readonly term: string;
  readonly edits: number;
  /** Whether an extra character was typed, which is rarer than a wrong or a swapped one. */
  readonly surplus: boolean;
  /** Whether the whole word was typed, and not just the start of it. */
  readonly whole: boolean;
}

/**
 * The matrix of edit distances between a word and the prefixes of another word, row by row: row
 * n is for the first n characters. Rows for characters that the next word shares are kept, and
 * only cells that can be within the limit are computed.
 */
class EditTable {
  readonly #word: string;
  readonly #limit: number;
  readonly #rows: Uint8Array[];
  #letters = '';

  constructor(word: string, limit: number) {
    this.#word = word;
    this.#limit = limit;
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, column) => column)];
  }

  /** Number of rows that are valid for this word, too. */
  keepFor(term: string): number {
    let shared = 0;
    while (shared < this.#letters.length && this.#letters[shared] === term[shared]) {
      shared += 1;
    }
    this.#letters = this.#letters.slice(0, shared);
    return shared;
  }

  /** Adds the row for one more character of the term, and returns its minimum distance. */
  add(term: string, depth: number): number {
    const word = this.#word;
    const above = this.#rows[depth] as Uint8Array;
    const twoAbove = this.#rows[depth - 1];
    this.#rows[depth + 1] ??= new Uint8Array(word.length + 1);
    const row = this.#rows[depth + 1] as Uint8Array;
    const letter = term[depth];
    const far = this.#limit + 1;
    const first = Math.max(1, depth + 1 - this.#limit);
    const last = Math.min(word.length, depth + 1 + this.#limit);
    row[first - 1] = first === 1 ? depth + 1 : far;
    let least = row[first - 1] as number;
    for (let column = first; column <= last; column += 1) {
      const same = word[column - 1] === letter;
      let edits = (above[column - 1] as number) + (same ? 0 : 1);
      edits = Math.min(edits, (above[column] as number) + 1, (row[column - 1] as number) + 1);
      const isSwap =
        column > 1 && word[column - 2] === letter && word[column - 1] === term[depth - 1];
      if (twoAbove && isSwap) {
        edits = Math.min(edits, (twoAbove[column - 2] as number) + 1);
      }
      row[column] = edits;
      least = Math.min(least, edits);
    }
    if (last < word.length) {
      row[last + 1] = far;
    }
    this.#letters += letter;
    return least;
  }

  /**
   * Distance between the word and a prefix of the term of about the same length, within the
   * limit.
   */
  distance(letters: number): number {
    return this.#rows[letters]?.[this.#word.length] ?? Number.POSITIVE_INFINITY;
  }
}

/**
 * Index of the last word that starts with this prefix, found with exponential search. @param
 * from the index of a word that starts with it
 */
function lastWith(letters: string, vocabulary: readonly string[], from: number): number {
  let place = from;
  let step = 1;
  while (step > 0) {
    if (vocabulary[place + step]?.startsWith(letters)) {
      place += step;
      step *= 2;
    } else {
      step = Math.floor(step / 2);
    }
  }
  return place;
}

/**
 * Finds known words that are similar to an unknown one. An edit is a wrong, missing, or extra
 * character, or two swapped characters.
 *
 * @param word the unknown word
 * @param vocabulary known words, sorted by code unit: neighbors share a prefix, so if a prefix
 * is too different, all words that share it are skipped
 * @param unfinished whether the word is still being typed, in which case it only needs to match
 * the start of a known word
 * @param limit the maximum number of edits
 */
export function repairsOf(
  word: string,
  vocabulary: readonly string[],
  unfinished: boolean,
  limit = allowedEdits(word),
): Repair[] {
  if (limit === 0) {
    return [];
  }
  const table = new EditTable(word, limit);
  const found: Repair[] = [];
  const shortest = word.length - limit;
  const longest = word.length + limit;

  for (let place = 0; place < vocabulary.length; place += 1) {
    const term = vocabulary[place] as string;
    if (term.length < shortest || !(unfinished || term.length <= longest)) {
      continue;
    }
    let tooFar = '';
    let depth = table.keepFor(term);
    const end = Math.min(term.length, longest);
    while (depth < end && !tooFar) {
      if (table.add(term, depth) > limit) {
        tooFar = term.slice(0, depth + 1);
      }
      depth += 1;
    }
    // For an unfinished word, use the closest prefix of about the same length.
    let surplus = term.length < word.length;
    let edits = tooFar || unfinished ? Number.POSITIVE_INFINITY : table.distance(term.length);
    for (let letters = Math.max(1, shortest); unfinished && letters <= depth; letters += 1) {
      const distance = table.distance(letters);
      if (distance <= edits) {
        edits = distance;
        surplus = letters < word.length;
      }
    }
    if (edits <= limit) {
      const whole = !tooFar && depth === term.length && table.distance(depth) === edits;
      found.push({ term, edits, surplus, whole });
    }
    if (tooFar) {
      place = lastWith(tooFar, vocabulary, place);
    }
  }
  return found.sort((a, b) => a.edits - b.edits || a.term.length - b.term.length);
}
