import { rootOf } from './tokens';

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

/** Costs, in edits: of another first character, and of a word that goes on after what was typed. */
const FIRST = 0.3;
const LONGER = 0.3;
/** Discounts: for the same characters in another order or number, and for each doubling of usage. */
const SAME = 0.3;
const USAGE = 0.04;
/** Words that cost so much more than the best one are dropped. */
const MARGIN = 0.4;

/** The characters of a word, whatever their order and number: the same ones for a usual typo. */
function charactersOf(word: string): string {
  return [...new Set(word)].sort().join('');
}

/**
 * Known words that an unknown one may have been meant to be, best first. A word of up to five
 * characters can be one edit away, longer ones two. If the first character is wrong, it's one,
 * because readers more often mean another word.
 *
 * @param open whether the word is still being typed
 * @param vocabulary known words and stems, and how often each occurs
 */
export function repairsOf(
  word: string,
  open: boolean,
  vocabulary: ReadonlyMap<string, number>,
  limit: number,
): string[] {
  const max = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  const characters = charactersOf(word);
  const found: { readonly term: string; readonly cost: number }[] = [];
  for (const [term, count] of max > 0 ? vocabulary : []) {
    const sameFirst = term[0] === word[0];
    const isNear = term[0] === word[1] || term[1] === word[0] || term[1] === word[1];
    const most = sameFirst ? max : isNear ? 1 : 0;
    const isLonger = term.length > word.length + most;
    if (most > 0 && term.length >= word.length - most && (open || !isLonger)) {
      const edits = distance(word, term, open, most);
      if (edits <= most) {
        const same = charactersOf(isLonger ? term.slice(0, word.length) : term) === characters;
        // All inflections count, because a reader may mean any of them.
        const usage = vocabulary.get(rootOf(term)) ?? count;
        const cost = edits + (sameFirst ? 0 : FIRST) + (isLonger ? LONGER : 0);
        found.push({ term, cost: cost - (same ? SAME : 0) - USAGE * Math.log2(usage) });
      }
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  const highest = (found[0]?.cost ?? 0) + MARGIN;
  return found
    .filter(({ cost }) => cost <= highest)
    .slice(0, limit)
    .map(({ term }) => term);
}
