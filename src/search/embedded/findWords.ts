import { recipe } from './recipe';
import { synonymsOf } from './synonyms';
import { isWeak, partsOf, singularOf, withoutDoubles, wordsOfQuery } from './tokens';
import type { Vocabulary } from './vocabulary';

/** How one word of a query is looked up. */
export interface FoundWord {
  readonly typed: string;
  /** Known words that mean the typed one: itself, or its singular. One of them must be there. */
  readonly forms: readonly string[];
  /** Words inside of a typed identifier that is not known as a whole. All of them must be there. */
  readonly parts: readonly string[];
  /** Known words tried for an unknown one. One of them must be there. */
  readonly repairs: readonly string[];
  /** Known words that mean the same. One of them will do as well, and counts less. */
  readonly synonyms: readonly string[];
  /** Two words that were written as one: "front" and "matter". Both together will do as well. */
  readonly pair: readonly string[];
  /** How much the word tells: rare ones much, everyday ones little. */
  readonly weight: number;
  /** True when longer words that begin with it count as well. */
  readonly prefix: boolean;
}

/** All terms that stand for a word. */
export function termsOf(word: FoundWord): readonly string[] {
  const { typed, forms, parts, repairs, synonyms, pair } = word;
  const terms = [...forms, ...parts, ...repairs, ...synonyms, ...pair];
  return terms.length > 0 ? terms : [typed];
}

/** A package without the scope in front of it, or undefined for anything else. */
function withoutScope(word: string): string | undefined {
  return /^@[^/]+\/(.+)/.exec(word)?.[1];
}

/** Other forms of a word, and other words for it, that are known. */
function othersFor(word: string, vocabulary: Vocabulary): string[] {
  const others = synonymsOf(word).filter((synonym) => vocabulary.has(synonym));
  return [...new Set([...vocabulary.variants(word), ...others])];
}

/**
 * Looks up one word: as typed, as a singular, taken apart, or repaired.
 *
 * @param joined known words that it makes with a word beside it: "navbar" for the "bar" of "nav bar"
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
    // All of it may be known but for a slip: "--got-strategy" is no "got".
    const slips = vocabulary
      .repairs(word, unfinished)
      .filter(({ edits }) => edits === 1)
      .slice(0, recipe.repairs)
      .map(({ term }) => term);
    return { ...nothing, forms, parts: isUnscoped ? [] : parts, repairs: slips };
  }
  // Not another form of the word: the word, with a letter doubled or not.
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
 * Looks up the words of a query. A word that was only just begun, with others
 * before it, waits until it says something: almost everything begins with it.
 *
 * @param query as typed; a space at the end says that the last word is finished
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

/** Endings of files: what stands before them is a name, and no way through a configuration. */
const FILE_ENDING = /\.(?:[cm]?[jt]sx?|json|mdx?|ya?ml|s?css|html?|xml|svg|png|txt|lock)$/;

/** The steps of a way like `themeConfig.navbar.items` that no heading spells out, or the word as it is. */
function stepsOf(word: string, vocabulary: Vocabulary): readonly string[] {
  const steps = word.split('.').filter(Boolean);
  const isWay = steps.length > 1 && /^[a-z][\w.]*$/.test(word) && !FILE_ENDING.test(word);
  return isWay && !vocabulary.isHeading(word) ? steps : [word];
}

/** The query with repaired words, or undefined when nothing was repaired. */
export function repairedQueryOf(words: readonly FoundWord[]): string | undefined {
  return words.some(({ repairs }) => repairs.length > 0)
    ? words.map(({ typed, repairs }) => repairs[0] ?? typed).join(' ')
    : undefined;
}
