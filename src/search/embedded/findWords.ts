import { recipe } from './recipe';
import { synonymsOf } from './synonyms';
import { isWeak, partsOf, singularOf, withoutDoubles, wordsOfQuery } from './tokens';
import type { Vocabulary } from './vocabulary';

/** How to look up one word of a query. */
export interface FoundWord {
  readonly typed: string;
  /**
   * Known words that match the typed one: the word itself, or its singular. At least one must
   * match.
   */
  readonly forms: readonly string[];
  /** Words in a typed identifier that isn't known as a whole. All of them must match. */
  readonly parts: readonly string[];
  /** Known words to try instead of an unknown one. At least one must match. */
  readonly repairs: readonly string[];
  /** Known words with the same meaning. They match as well, but count less. */
  readonly synonyms: readonly string[];
  /**
   * Two words that were typed as one, such as "front" and "matter". A section matches if it
   * contains both.
   */
  readonly pair: readonly string[];
  /** How informative the word is: high for rare words, low for common ones. */
  readonly weight: number;
  /** Whether longer words that start with this one match, too. */
  readonly prefix: boolean;
}

/** All terms that match a word. */
export function termsOf(word: FoundWord): readonly string[] {
  const { typed, forms, parts, repairs, synonyms, pair } = word;
  const terms = [...forms, ...parts, ...repairs, ...synonyms, ...pair];
  return terms.length > 0 ? terms : [typed];
}

/** The name of a package without its scope, or undefined for anything else. */
function withoutScope(word: string): string | undefined {
  return /^@[^/]+\/(.+)/.exec(word)?.[1];
}

/** Known inflections and synonyms of a word. */
function othersFor(word: string, vocabulary: Vocabulary): string[] {
  const others = synonymsOf(word).filter((synonym) => vocabulary.has(synonym));
  return [...new Set([...vocabulary.variants(word), ...others])];
}

/**
 * Looks up a word: as typed, as a singular, split into parts, or corrected.
 *
 * @param joined known words that it forms with the word before or after it, such as "toolbar" for
 * the "bar" of "tool bar"
 */
function findWord(
  word: string,
  unfinished: boolean,
  vocabulary: Vocabulary,
  joined: readonly string[] = [],
): FoundWord {
  const prefix = unfinished || word.length >= recipe.prefixFrom;
  const synonyms = [...new Set([...othersFor(word, vocabulary), ...joined])];
  const weight = isWeak(word) ? recipe.weakWeight : 1;
  const pair = vocabulary.pairOf(word);
  const nothing = {
    typed: word,
    forms: [],
    parts: [],
    repairs: [],
    synonyms,
    pair,
    weight,
    prefix,
  };
  const known = (term: string): boolean =>
    vocabulary.has(term) || (prefix && vocabulary.hasBeginning(term));

  const singular = singularOf(word);
  const unscoped = withoutScope(word);
  const unhyphened = /^\w+(?:-\w+)+$/.test(word) ? word.replaceAll('-', '') : word;
  const forms = [
    ...(known(word) ? [word] : []),
    ...(singular && vocabulary.has(singular) ? [singular] : []),
    ...(unscoped && vocabulary.has(unscoped) ? [unscoped] : []),
    ...(unhyphened !== word && vocabulary.has(unhyphened) ? [unhyphened] : []),
  ];
  const isUnscoped = forms.length === 1 && forms[0] === unscoped;
  if (forms.length > 0 && !isUnscoped) {
    return { ...nothing, forms };
  }
  const parts = partsOf(word).filter((part) => part !== word);
  if (isUnscoped || (parts.length > 0 && parts.every(known))) {
    // The whole identifier may be known except for a typo: "--got-strategy" doesn't mean
    // "got".
    const slips = vocabulary
      .repairs(word, unfinished)
      .filter(({ edits }) => edits === 1)
      .slice(0, recipe.repairs)
      .map(({ term }) => term);
    return { ...nothing, forms, parts: isUnscoped ? [] : parts, repairs: slips };
  }
  // This isn't an inflection, but the same word with or without a doubled letter.
  const respelled = synonyms.filter((one) => withoutDoubles(one) === withoutDoubles(word));
  if (respelled.length > 0) {
    return { ...nothing, repairs: respelled, prefix: false };
  }
  if (synonyms.length > 0) {
    return nothing;
  }
  const repairs = vocabulary.repairs(word, unfinished);
  const [first] = repairs;
  if (pair.length > 0 && first?.edits !== 1) {
    return nothing;
  }
  const nearest = repairs
    .filter(({ edits }) => edits === first?.edits)
    .slice(0, recipe.repairs)
    .flatMap(({ term }) => [term, withoutScope(term) ?? term])
    .filter((term) => vocabulary.has(term));
  const [meant] = nearest;
  return {
    ...nothing,
    pair: first && vocabulary.isUsual(first.term, pair) ? [] : pair,
    repairs: [...new Set(nearest)],
    synonyms: meant === undefined ? [] : othersFor(meant, vocabulary),
    prefix: false,
  };
}

/**
 * Looks up the words of a query. If the last word is very short and comes after other words,
 * it's ignored until more of it has been typed, because almost everything would match it.
 *
 * @param query the query as typed; a space at the end means that the last word is complete
 */
export function findWords(query: string, vocabulary: Vocabulary): FoundWord[] {
  const typed = wordsOfQuery(query).flatMap((word) => stepsOf(word, vocabulary));
  const words = [...new Set(typed)];
  const last = /\s$/.test(query) ? undefined : words.at(-1);
  const isOpen = last !== undefined && (words.length === 1 || last.length > recipe.shortWord);
  const isBegun = last !== undefined && !isOpen && !vocabulary.has(last);
  const meant = isBegun ? words.slice(0, -1) : words;
  return meant.map((word, place) => {
    const joined = [`${meant[place - 1] ?? ''}${word}`, `${word}${meant[place + 1] ?? ''}`].filter(
      (one) => one !== word && vocabulary.has(one),
    );
    return findWord(word, isOpen && word === last, vocabulary, joined);
  });
}

/**
 * File extensions. What comes before them is a file name rather than a path in the
 * configuration.
 */
const FILE_ENDING = /\.(?:[cm]?[jt]sx?|json|mdx?|ya?ml|s?css|html?|xml|svg|png|txt|lock)$/;

/**
 * Splits a path such as `themeConfig.navbar.items` into its segments, unless a heading contains
 * the whole path.
 */
function stepsOf(word: string, vocabulary: Vocabulary): readonly string[] {
  const steps = word.split('.').filter(Boolean);
  const isWay = steps.length > 1 && /^[a-z][\w.]*$/.test(word) && !FILE_ENDING.test(word);
  return isWay && !vocabulary.isHeading(word) ? steps : [word];
}

/** The query with its words corrected, or undefined if nothing was corrected. */
export function repairedQueryOf(words: readonly FoundWord[]): string | undefined {
  return words.some(({ repairs }) => repairs.length > 0)
    ? words.map(({ typed, repairs }) => repairs[0] ?? typed).join(' ')
    : undefined;
}
