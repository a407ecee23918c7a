import { partsOf, STOP_WORDS } from './tokens';

/** Discounts in edits: for the same characters in another order or number, and for usage. */
const SAME = 0.3;
const USAGE = 0.04;
/** Number of known words to try for an unknown one. */
const CORRECTIONS = 5;

/** The Damerau-Levenshtein distance to a known word, or to its start. Not exact if it's more than `max`. */
export function editDistance(word: string, known: string, isOpen: boolean, max = Infinity): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length && Math.min(...above) <= max; row += 1) {
    const cells = [row];
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = word[row - 1] === known[column - 1];
      const isSwapped = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      cells[column] = Math.min(
        (above[column - 1] as number) + (isSame ? 0 : 1),
        (above[column] as number) + 1,
        (cells[column - 1] as number) + 1,
        isSwapped ? (twoAbove[column - 2] as number) + 1 : Infinity,
      );
    }
    [twoAbove, above] = [above, cells];
  }
  return isOpen ? Math.min(...above) : (above.at(-1) as number);
}

/** The characters of a word, whatever their order and number: the same ones for a usual typo. */
function charactersOf(word: string): string {
  return [...new Set(word)].sort().join('');
}

/**
 * What an unknown word may have been meant to be, best first: the parts of a path like `themeConfig.navbar`, two
 * words that were typed without a space, or the nearest known words. A word of four or five characters can be one
 * edit away, longer ones two, and shorter ones none. If the first character is wrong, it's one, because readers
 * more often mean another word.
 *
 * @param isOpen whether the word is still being typed, so that the start of the known one is enough
 * @param vocabulary known words, and how often each occurs
 * @returns words, or several words with spaces between them
 */
export function repairsOf(
  word: string,
  isOpen: boolean,
  vocabulary: ReadonlyMap<string, number>,
): string[] {
  const isKnown = (part: string): boolean =>
    STOP_WORDS.has(part) || (part.length > 2 && vocabulary.has(part));
  const parts = partsOf(word);
  if (parts.length > 1 && parts.every(isKnown)) {
    return [parts.join(' ')];
  }
  if (word.length < 4) {
    return [];
  }
  const characters = charactersOf(word);
  const halves = [...word].map((_, at) => [word.slice(0, at), word.slice(at)]);
  const split = halves.find((both) => both.every(isKnown));
  // A missing space is one edit. The parts of a path that aren't all known come last.
  const several = split ?? (parts.some(isKnown) ? parts : undefined);
  const found = several ? [{ term: several.join(' '), cost: split ? 1 : Infinity }] : [];
  for (const [term, count] of vocabulary) {
    // An edit at the start keeps one of these characters. This skips most words.
    const isNear = term[0] === word[1] || term[1] === word[0] || term[1] === word[1];
    const max = term[0] === word[0] ? (word.length < 6 ? 1 : 2) : isNear ? 1 : 0;
    const known = isOpen ? term.slice(0, word.length + max) : term;
    if (max > 0 && Math.abs(known.length - word.length) <= max) {
      const edits = editDistance(word, known, isOpen, max);
      if (edits <= max) {
        const start = isOpen ? term.slice(0, word.length) : term;
        const discount = charactersOf(start) === characters ? SAME : 0;
        found.push({ term, cost: edits - discount - USAGE * Math.log2(count) });
      }
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  return found.slice(0, CORRECTIONS).map(({ term }) => term);
}
