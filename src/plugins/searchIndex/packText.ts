import {
  endsSentence,
  isPlain,
  isWord,
  OTHER_CASE,
  PART_END,
  SECTION_END,
  SHORT_SIGNS,
  signOf,
  splitWords,
  type TextTable,
  uncapitalized,
  wordList,
} from '../../search/embedded/shard';

/** Number of words whose sign takes up to two bytes. */
const MEDIUM_SIGNS = SHORT_SIGNS + 0x800 - 0x80;

/** The words of a text as the list contains them, and the signs for their case. */
function tokensOf(text: string): string[] {
  const tokens = splitWords(text);
  return tokens.flatMap((token, place) => {
    const before = tokens[place - 1] ?? '';
    if (token === ' ' && isWord(before) && place < tokens.length - 1) {
      // A space between two words is implied.
      return [];
    }
    const word = uncapitalized(token);
    const isOther = isPlain(word) && (word !== token) !== endsSentence(before);
    return isOther ? [OTHER_CASE, word] : [word];
  });
}

/**
 * Packs the texts of sections: each word becomes a character, which is its index in a list of
 * words. The most frequent words come first, because their characters take fewer bytes. The list
 * doesn't repeat the words of headings, which have been loaded before.
 *
 * @param sections the parts of each section: the search words, and then the paragraphs
 * @param headings the headings of the same sections
 */
export function packText(
  sections: readonly (readonly string[])[],
  headings: readonly string[],
): Pick<TextTable, 'words' | 'text'> {
  const full = sections.map((parts) => parts.join(PART_END) + SECTION_END).join('');
  const tokens = tokensOf(full);
  const counts = new Map<string, number>();
  for (const token of tokens) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  counts.delete(OTHER_CASE);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([token]) => token);
  const shortest = byCount.slice(0, SHORT_SIGNS);
  const known = wordList([], headings);
  const repeated = new Set([...shortest, ...known]);
  const others = byCount.filter((word) => !repeated.has(word));
  const medium = Math.max(0, MEDIUM_SIGNS - SHORT_SIGNS - known.length);
  // Within each group, an alphabetical list compresses better.
  const words = [...shortest, ...others.slice(0, medium).sort(), ...others.slice(medium).sort()];
  const signs = new Map<string, string>();
  for (const [index, word] of wordList(words, headings).entries()) {
    signs.set(word, signs.get(word) ?? signOf(index));
  }
  return { words, text: tokens.map((token) => signs.get(token) ?? token).join('') };
}
