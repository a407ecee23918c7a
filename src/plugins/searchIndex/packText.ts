import {
  CAPITAL,
  PART_END,
  SECTION_END,
  signOf,
  type TextTable,
} from '../../search/embedded/shard';

/** Number of words whose characters take one and two bytes. */
const SHORT = 91;
const MEDIUM = SHORT + 0x800 - 0x80;

/** Words, and what's between them. */
const TOKENS = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;

function tokensOf(text: string): string[] {
  const tokens = text.match(TOKENS) ?? [];
  return tokens.flatMap((token, place) => {
    if (token === ' ' && place > 0 && place < tokens.length - 1) {
      // A space between two words is implied.
      return [];
    }
    return /^[A-Z][a-z]+$/.test(token) ? [CAPITAL, token.toLowerCase()] : [token];
  });
}

/**
 * Packs the texts of sections: each word becomes a character, which is its index in a list of
 * words. The most frequent words come first, because their characters take fewer bytes.
 *
 * @param sections the parts of each section: the search words, and then the paragraphs
 */
export function packText(
  sections: readonly (readonly string[])[],
): Pick<TextTable, 'words' | 'text'> {
  const full = sections.map((parts) => parts.join(PART_END) + SECTION_END).join('');
  const tokens = tokensOf(full);
  const counts = new Map<string, number>();
  for (const token of tokens) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  counts.delete(CAPITAL);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([token]) => token);
  // Within each group, an alphabetical list compresses better.
  const words = [
    ...byCount.slice(0, SHORT),
    ...byCount.slice(SHORT, MEDIUM).sort(),
    ...byCount.slice(MEDIUM).sort(),
  ];
  const signs = new Map(words.map((word, index) => [word, signOf(index)]));
  return { words, text: tokens.map((token) => signs.get(token) ?? token).join('') };
}
