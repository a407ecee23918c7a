/**
 * A long text as a list of its words, and one character for each word, which is its index in the
 * list. Compressed, it's an eighth smaller than the text itself.
 */
export interface PackedText {
  /** Words, and what's between two words unless it's a single space, the most frequent first. */
  readonly words: readonly string[];
  readonly text: string;
}

/** Precedes a word that's capitalized within a sentence, or that isn't at its start. */
const OTHER_CASE = '!';
/** Number of words whose character takes one byte, and up to two bytes. */
const SHORT = 0x80 - 0x24;
const MEDIUM = 0x800 - 0x24;

/** The words of a text, and what's between them. */
function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*|[^\p{L}\p{N}]+/gu) ?? [];
}
function isWord(token: string): boolean {
  return /^[\p{L}\p{N}]/u.test(token);
}
/** Whether the case of a word depends on its place. It doesn't in names like `useColorMode`. */
function isPlain(word: string): boolean {
  return /^[a-z]+(?:['’][a-z]+)*$/.test(word);
}
/** Whether a sentence starts after this token. */
function endsSentence(token: string): boolean {
  return /^$|[\n\f]$|[.!?:] $/.test(token);
}
/** A capitalized word in lowercase, and everything else as it is. */
function uncapitalized(word: string): string {
  const lower = word.charAt(0).toLowerCase() + word.slice(1);
  return isPlain(lower) ? lower : word;
}

/** The character for a word of the list. JSON would escape quotes and backslashes. */
function signOf(index: number): string {
  const start = index < 0x5c - 0x23 ? 0x23 : 0x24;
  return String.fromCharCode(start + index);
}

/** All words that have a character: the most frequent ones, those of other texts, and the rest. */
function wordList(words: readonly string[], others: readonly string[]): string[] {
  const known = others.flatMap(splitWords).filter(isWord).map(uncapitalized);
  return [...new Set([...words.slice(0, SHORT), ...known, ...words.slice(SHORT)])];
}

/** Packs a text. @param others texts that readers already have, so their words aren't listed again */
export function packText(full: string, others: readonly string[]): PackedText {
  const parts = splitWords(full);
  const tokens = parts.flatMap((part, place) => {
    const before = parts[place - 1] ?? '';
    if (part === ' ' && isWord(before) && place < parts.length - 1) {
      // A space between two words is implied.
      return [];
    }
    const word = uncapitalized(part);
    const isCapital = word !== part;
    return isPlain(word) && isCapital !== endsSentence(before) ? [OTHER_CASE, word] : [word];
  });
  const counts = new Map<string, number>();
  for (const token of tokens) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  counts.delete(OTHER_CASE);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([token]) => token);
  const known = new Set(wordList([], others));
  const rest = byCount.slice(SHORT).filter((word) => !known.has(word));
  // Words with equally long characters are in alphabetical order, because that compresses better.
  const medium = Math.max(0, MEDIUM - SHORT - known.size);
  const words = [
    ...byCount.slice(0, SHORT),
    ...rest.slice(0, medium).sort(),
    ...rest.slice(medium).sort(),
  ];
  const signs = new Map(wordList(words, others).map((word, index) => [word, signOf(index)]));
  return { words, text: tokens.map((token) => signs.get(token) ?? token).join('') };
}

/**
 * Restores a text.
 *
 * @param others the same texts as when it was packed
 * @throws if the text contains a character that doesn't belong to a word
 */
export function unpackText({ words, text }: PackedText, others: readonly string[]): string {
  const wordOf = new Map(wordList(words, others).map((word, index) => [signOf(index), word]));
  let full = '';
  let before = '';
  let isOther = false;
  for (const sign of text) {
    const word = wordOf.get(sign);
    if (sign === OTHER_CASE) {
      isOther = true;
    } else if (word === undefined) {
      throw new TypeError('A packed text is damaged.');
    } else {
      const isCapital = isPlain(word) && isOther !== endsSentence(before);
      full += isWord(before) && isWord(word) ? ' ' : '';
      full += isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      isOther = false;
      before = word;
    }
  }
  return full;
}
