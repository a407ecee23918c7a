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
 * Known words that an unknown one may have been meant to be, best first. A word of up to seven
 * characters can be one edit away, or two if no known word is closer.
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
  const max = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  const found: { readonly term: string; readonly cost: number }[] = [];
  for (const [term, count] of max > 0 ? vocabulary : []) {
    // If the first character is wrong, readers more often mean another word.
    const most =
      term[0] === word[0]
        ? max
        : term[0] === word[1] || term[1] === word[0] || term[1] === word[1]
          ? 1
          : 0;
    const { length } = term;
    if (most > 0 && length >= word.length - most && (open || length <= word.length + most)) {
      const edits = distance(word, term, open, most);
      if (edits <= most) {
        const longer = length > word.length + most ? 0.3 : 0;
        found.push({ term, cost: edits + longer - 0.04 * Math.log2(count) });
      }
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  const highest = (found[0]?.cost ?? 0) + 0.4;
  return found
    .filter(({ cost }) => cost <= highest)
    .slice(0, limit)
    .map(({ term }) => term);
}
