import { isStopWord } from './tokens';

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
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === known[column - 1];
      const swapped = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      cells[column] = Math.min(
        (above[column - 1] as number) + (same ? 0 : 1),
        (above[column] as number) + 1,
        (cells[column - 1] as number) + 1,
        row > 1 && swapped ? (twoAbove[column - 2] as number) + 1 : max + 1,
      );
    }
    if (Math.min(...cells) > max) {
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

/** Discounts in edits: for the same characters in another order or number, and for usage. */
const SAME = 0.3;
const USAGE = 0.04;
/** Words that cost so much more than the best one are dropped. */
const MARGIN = 0.4;

interface Correction {
  readonly term: string;
  readonly cost: number;
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
 * @param open whether the word is still being typed
 * @param vocabulary known words and stems, and how often each occurs
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
  const max = word.length < 6 ? 1 : 2;
  const characters = charactersOf(word);
  const found = splitsOf(word, vocabulary);
  for (const [term, count] of vocabulary) {
    const isNear = term[0] === word[1] || term[1] === word[0] || term[1] === word[1];
    const most = term[0] === word[0] ? max : isNear ? 1 : 0;
    const isLonger = term.length > word.length + most;
    if (most > 0 && term.length >= word.length - most && (open || !isLonger)) {
      const edits = distance(word, term, open, most);
      if (edits <= most) {
        const same = charactersOf(isLonger ? term.slice(0, word.length) : term) === characters;
        found.push({ term, cost: edits - (same ? SAME : 0) - USAGE * Math.log2(count) });
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
