import { stemmer } from 'stemmer';

const COMMON_WORDS =
  'a am an and are as at be been but by can could did do does for from had has have how i if in into is it its may of on or should so that the their them then there these they this to was we were what when where which will with would you your';
/** Stop words: too common to distinguish pages. */
export const STOP_WORDS = new Set(COMMON_WORDS.split(' '));

/** Queries are untrusted input, so the number and the length of words are limited. */
export const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 64;

/** Characters that can't be part of a word, an identifier, a flag, a package, or a file name. */
const BETWEEN_TOKENS = /[^\p{L}\p{N}\p{M}_@$./:-]+/u;
/** What's between the words of an identifier: separators, or the start of a camelCase hump. */
export const BETWEEN_PARTS = /[-./@_:$]+|(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Converts text to lowercase without accents, so that "Déjà" and "deja" match. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return /[\u0080-\uffff]/.test(lower) ? lower.normalize('NFKD').replace(/\p{M}+/gu, '') : lower;
}

/**
 * Splits a text into tokens: words, and whole identifiers, flags, packages, and file names.
 * Punctuation around them is removed, except for what starts a flag or a file name.
 */
export function tokensOf(text: string): string[] {
  return text
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(BETWEEN_TOKENS)
    .map((token) => token.replace(/[.:/\-@$]+$/, '').replace(/^[:/]+/, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token));
}

/** The words in an identifier, normalized. */
export function partsOf(token: string): string[] {
  return token.split(BETWEEN_PARTS).map(fold).filter(Boolean);
}

/** The Porter stem of a lowercase English word. Identifiers and words of one or two letters stay as they are. */
export const stemOf = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);

/**
 * The terms by which a token can be found: the whole token, its parts, and the rest of it after each
 * separator and hump (`colorMode` for `useColorMode`).
 */
export function termsOf(token: string): string[] {
  const rests = [...token.matchAll(BETWEEN_PARTS)].map(({ 0: cut, index }) =>
    token.slice(index + cut.length),
  );
  const terms = new Set([...[token, ...rests].map(fold), ...partsOf(token)]);
  return [...terms].filter((term) => term && !STOP_WORDS.has(term));
}

/** The value of a flag after a command, as in `build --locale fr`. No section is about the value. */
const FLAG_VALUE = /[ =](?<=\S\s+(?:--\s+)?--[a-zA-Z-]+.)[^-\s]\S*/g;
/** Tokens of a query, normalized. Stop words are dropped unless there are no other words. */
export function wordsOf(query: string): string[] {
  const tokens = tokensOf(query.replace(FLAG_VALUE, '')).map(fold);
  const all = new Set(tokens.map((token) => token.slice(0, MAX_WORD_LENGTH)));
  const withoutStopWords = [...all].filter((word) => !STOP_WORDS.has(word));
  return (withoutStopWords.length > 0 ? withoutStopWords : [...all]).slice(0, MAX_WORDS);
}
