import { isStopWord } from './tokens';

/** Discounts in edits: for the same characters in another order or number, and for usage. */
const SAME = 0.3;
const USAGE = 0.04;

interface Correction {
  readonly term: string;
  readonly cost: number;
}

/** Number of edits between two words, or the start of the second one: wrong, missing, extra, or swapped characters. */
export function distance(word: string, known: string, isOpen: boolean): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const cells = [row];
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = word[row - 1] === known[column - 1];
      const isSwapped = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      cells[column] = Math.min(
        (above[column - 1] as number) + (isSame ? 0 : 1),
        (above[column] as number) + 1,
        (cells[column - 1] as number) + 1,
        isSwapped ? (twoAbove[column - 2] ?? row) + 1 : row + column,
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

/** The known words that two words without the space between them consist of. */
function splitsOf(word: string, vocabulary: ReadonlyMap<string, number>): Correction[] {
  return [...word].flatMap((_, at) => {
    const halves = [word.slice(0, at), word.slice(at)];
    const counts = halves
      .filter((half) => !isStopWord(half))
      .map((half) => (half.length > 2 && vocabulary.get(half)) || 0);
    const least = Math.min(...counts);
    return counts.length > 0 && least > 0
      ? { term: halves.join(' '), cost: 1 - USAGE * Math.log2(least) }
      : [];
  });
}

/**
 * Known words that an unknown one may have been meant to be, best first. A correction can also be
 * two words, with a space between them. A word of up to five characters can be one edit away,
 * longer ones two. If the first character is wrong, it's one, because readers more often mean
 * another word.
 *
 * @param isOpen whether the word is still being typed, so that the start of the known one is enough
 * @param vocabulary known words, and how often each occurs
 */
export function repairsOf(
  word: string,
  isOpen: boolean,
  vocabulary: ReadonlyMap<string, number>,
  limit: number,
): string[] {
  if (word.length < 4) {
    return [];
  }
  const characters = charactersOf(word);
  const found = splitsOf(word, vocabulary);
  for (const [term, count] of vocabulary) {
    const isNear = term[0] === word[1] || term[1] === word[0] || term[1] === word[1];
    const max = term[0] === word[0] ? (word.length < 6 ? 1 : 2) : isNear ? 1 : 0;
    const known = isOpen ? term.slice(0, word.length + max) : term;
    if (max > 0 && Math.abs(known.length - word.length) <= max) {
      const edits = distance(word, known, isOpen);
      if (edits <= max) {
        const start = term.length > known.length ? term.slice(0, word.length) : term;
        const discount = charactersOf(start) === characters ? SAME : 0;
        found.push({ term, cost: edits - discount - USAGE * Math.log2(count) });
      }
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  return found.slice(0, limit).map(({ term }) => term);
}
