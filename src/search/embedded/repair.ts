/**
 * Number of edits between a word and a known one: wrong, missing, extra, or swapped characters.
 *
 * @param open whether the word is still being typed, so that the start of the known one is enough
 * @param max the result is greater than this if there are more edits
 */
export function distance(word: string, known: string, open: boolean, max: number): number {
  const width = Math.min(known.length, word.length + max);
  let twoAbove: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const cells = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === known[column - 1];
      let edits = Math.min(
        (above[column - 1] as number) + (same ? 0 : 1),
        (above[column] as number) + 1,
        (cells[column - 1] as number) + 1,
      );
      if (row > 1 && word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1]) {
        edits = Math.min(edits, (twoAbove[column - 2] as number) + 1);
      }
      cells.push(edits);
      least = Math.min(least, edits);
    }
    if (least > max) {
      return max + 1;
    }
    twoAbove = above;
    above = cells;
  }
  if (open) {
    return Math.min(...above);
  }
  return width === known.length ? (above[width] as number) : max + 1;
}

/**
 * How many edits the start of a word allows. If the first character is wrong, readers more often
 * mean another word, so only one edit is left: a wrong, an extra, or a missing first character.
 */
function editsFromStart(word: string, known: string, max: number): number {
  const [first, second] = word;
  if (known[0] === first || (known[0] === second && known[1] === first)) {
    return max;
  }
  return known[0] === second || known[1] === first || known[1] === second ? Math.min(max, 1) : 0;
}

/** Known words within this many edits, with a cost that's lower for better ones. */
function near(
  word: string,
  open: boolean,
  vocabulary: ReadonlyMap<string, number>,
  max: number,
): { readonly term: string; readonly cost: number }[] {
  const found: { term: string; cost: number }[] = [];
  for (const [term, count] of vocabulary) {
    const { length } = term;
    const fits = length >= word.length - max && (open || length <= word.length + max);
    const limit = fits ? editsFromStart(word, term, max) : 0;
    if (limit > 0) {
      const edits = distance(word, term, open, limit);
      if (edits <= limit) {
        const longer = length > word.length + max ? 0.3 : 0;
        found.push({ term, cost: edits + longer - 0.04 * Math.log2(count) });
      }
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/**
 * Known words that an unknown one may have been meant to be, best first. Words of six or seven
 * characters can be two edits away if no known word is closer.
 *
 * @param open whether the word is still being typed
 * @param vocabulary known words, and how often each occurs
 */
export function repairsOf(
  word: string,
  open: boolean,
  vocabulary: ReadonlyMap<string, number>,
  limit: number,
): string[] {
  if (word.length < 4) {
    return [];
  }
  let found = near(word, open, vocabulary, word.length < 8 ? 1 : 2);
  if (found.length === 0 && word.length > 5) {
    found = near(word, open, vocabulary, 2);
  }
  const most = (found[0]?.cost ?? 0) + 0.4;
  return found
    .filter(({ cost }) => cost <= most)
    .slice(0, limit)
    .map(({ term }) => term);
}
