/** Stop words: too common to distinguish pages. */
const STOP_WORDS = new Set(
  'a am an and are as at be been but by can could did do does for from had has have how i if in into is it its may of on or should so that the their them then there these they this to was we were what when where which will with would you your'.split(
    ' ',
  ),
);

/** Generic words that express what a reader wants to do, but say little about the subject. */
const WEAK_WORDS = new Set(
  'able about add all allow already also always another any anything best better cant certain change create different doesnt dont each else enable ensure every everything find get give go going having instead isnt just keep let like lives look lot main make many me mine more most much must my need never new one only other our own per please possible provide put really same set several show some somebody someone something somewhere specific still stuff such take tell thing things those together try turn until use used user uses using very via want wants way who why wont work working worth yourself'.split(
    ' ',
  ),
);

/** Whether a word of a query counts less than the others. */
export function isWeak(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/**
 * All characters that can't be part of a word, an identifier, a flag, a package, or a file name.
 */
const BETWEEN_CHUNKS = /[^\p{L}\p{N}\p{M}_@$./:-]+/u;
const BETWEEN_ASCII_CHUNKS = /[^\w@$./:-]+/;
/** An ordinary word that doesn't need to be split. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
/** Positions where an identifier, a flag, or a path can be split. */
const BETWEEN_PARTS = /[-./@_:$]+/;
const CAMEL_HUMP = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Queries are untrusted input, so the number and the length of words are limited. */
const MAX_WORDS = 16;
const MAX_WORD = 64;

/** Almost all text is ASCII, for which simpler rules are enough and many times as fast. */
const NOT_ASCII = /[\u0080-\uffff]/;

/** Converts text to lowercase without accents, so that "Déjà" and "deja" match. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize('NFKD').replace(/\p{M}+/gu, '') : lower;
}

/** Matches text between spaces and punctuation, which may still start or end with punctuation. */
function rawChunksOf(text: string): string[] {
  const whole = /['’]/.test(text) ? text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '') : text;
  return whole.split(NOT_ASCII.test(whole) ? BETWEEN_CHUNKS : BETWEEN_ASCII_CHUNKS);
}

/**
 * Removes trailing punctuation from a chunk: "plugin." becomes a word, while ".md" and
 * "--out-dir" keep their prefix. Empty if it contains no letters or digits.
 */
function trimmed(chunk: string): string {
  const inner = chunk.replace(/[.:/\-@$]+$/, '').replace(/^[:/]+/, '');
  return /[a-z0-9]/i.test(inner) || /[\p{L}\p{N}]/u.test(inner) ? inner : '';
}

/** The words in an identifier, normalized. */
export function partsOf(chunk: string): string[] {
  const hasHumps = chunk !== chunk.toLowerCase();
  const parts = chunk.split(BETWEEN_PARTS);
  return (hasHumps ? parts.flatMap((part) => part.split(CAMEL_HUMP)) : parts)
    .map(fold)
    .filter(Boolean);
}

function termsOfChunk(raw: string): readonly string[] {
  const isPlain = PLAIN_WORD.test(raw);
  const chunk = isPlain ? raw : trimmed(raw);
  const whole = fold(chunk);
  const parts = isPlain ? [whole] : partsOf(chunk);
  if (parts.length === 0 || (parts.length === 1 && parts[0] === whole)) {
    return whole === '' || STOP_WORDS.has(whole) ? [] : [whole];
  }
  const terms = new Set([whole, ...parts.filter((part) => !STOP_WORDS.has(part))]);
  for (const { 0: separator, index } of whole.matchAll(/[-./@_:]+(?=[\p{L}\p{N}])/gu)) {
    terms.add(whole.slice(index + separator.length));
  }
  return [...terms];
}

/**
 * Cache of terms, because the same words occur over and over again and few chunks need to be
 * split.
 */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 20_000;

/**
 * Returns the terms by which a text can be found: each chunk as a whole, each of its parts, and
 * the rest of it after each separator (`plugin-pwa` for `@docusaurus/plugin-pwa`).
 */
export function termsOfText(text: string): string[] {
  const found: string[] = [];
  for (const chunk of rawChunksOf(text)) {
    let terms = known.get(chunk);
    if (!terms) {
      terms = termsOfChunk(chunk);
      if (known.size < MAX_KNOWN) {
        known.set(chunk, terms);
      }
    }
    found.push(...terms);
  }
  return found;
}

/** Clears the caches that speed up indexing, to free memory once indexing is done. */
export function forgetChunks(): void {
  known.clear();
}

/**
 * Words of a query, without splitting chunks. Common words are dropped unless there are no
 * others.
 */
export function wordsOfQuery(query: string): string[] {
  const chunks = rawChunksOf(query).map(trimmed).filter(Boolean);
  const words = [...new Set(chunks.map((chunk) => fold(chunk).slice(0, MAX_WORD)))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** The singular of an English plural, or undefined. */
export function singularOf(word: string): string | undefined {
  if (word.length < 4 || !/[a-z]s$/.test(word) || /(?:ss|us|is)$/.test(word)) {
    return undefined;
  }
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** English suffixes, longest first, each with the minimum length of the stem. */
const ENDINGS =
  /(?<=[a-z]{3})(?:at(?:es?|ed|ing|ors?|ions?)|ments?|ables?|ings?|[eo]rs?|ies|ied|ions?|ly|es|ed|s|y|e)$/;

/**
 * Returns the stem that the inflections of an English word share, such as "disable", "disabled",
 * and "disabling". Undefined for identifiers, flags, and short words.
 */
export function stemOf(word: string): string | undefined {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) {
    return undefined;
  }
  const stem = word.replace(ENDINGS, '');
  // Handles "tagging" and "tag", but leaves "collapsible" alone.
  return stem.replace(/([bdgklmnprt])\1$/, '$1');
}

/** Reduces doubled letters to a single one, because they're the most common typo. */
export function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}
