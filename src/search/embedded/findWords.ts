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
  /** How much the word tells: rare ones much, everyday ones little. */
  readonly weight: number;
  /** True when longer words that begin with it count as well. */
  readonly prefix: boolean;
}

/** True when these terms are enough for the word. */
export function isHeldBy(word: FoundWord, terms: ReadonlySet<string>): boolean {
  return word.parts.length > 0
    ? word.parts.every((part) => terms.has(part)) || word.synonyms.some((one) => terms.has(one))
    : termsOf(word).some((term) => terms.has(term));
}

/** All terms that stand for a word. */
export function termsOf({ typed, forms, parts, repairs, synonyms }: FoundWord): readonly string[] {
  const terms = [...forms, ...parts, ...repairs, ...synonyms];
  return terms.length > 0 ? terms : [typed];
}

/** A package without the scope in front of it, or undefined for anything else. */
function withoutScope(word: string): string | undefined {
  return /^@[^/]+\/(.+)/.exec(word)?.[1];
}

/** Looks up one word: as typed, as a singular, taken apart, or repaired. */
function findWord(word: string, unfinished: boolean, vocabulary: Vocabulary): FoundWord {
  const prefix = unfinished || word.length >= recipe.prefixFrom;
  const others = synonymsOf(word).filter((synonym) => vocabulary.has(synonym));
  const synonyms = [...new Set([...vocabulary.variants(word), ...others])];
  const weight = isWeak(word) ? recipe.weakWeight : 1;
  const nothing = { typed: word, forms: [], parts: [], repairs: [], synonyms, weight, prefix };
  const known = (term: string): boolean =>
    vocabulary.has(term) || (prefix && vocabulary.hasBeginning(term));

  const singular = singularOf(word);
  const unscoped = withoutScope(word);
  const forms = [
    ...(known(word) ? [word] : []),
    ...(singular && vocabulary.has(singular) ? [singular] : []),
    ...(unscoped && vocabulary.has(unscoped) ? [unscoped] : []),
  ];
  if (forms.length > 0) {
    return { ...nothing, forms };
  }
  const parts = partsOf(word).filter((part) => part !== word);
  if (parts.length > 0 && parts.every(known)) {
    return { ...nothing, parts };
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
  const nearest = repairs
    .filter(({ edits }) => edits === repairs[0]?.edits)
    .slice(0, recipe.repairs)
    .flatMap(({ term }) => [term, withoutScope(term) ?? term])
    .filter((term) => vocabulary.has(term));
  return {
    ...nothing,
    repairs: [...new Set(nearest)],
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
  const words = wordsOfQuery(query);
  const unfinished = /\s$/.test(query) ? undefined : words.at(-1);
  if (!unfinished || words.length === 1 || unfinished.length > recipe.shortWord) {
    return words.map((word) => findWord(word, word === unfinished, vocabulary));
  }
  const finished = vocabulary.has(unfinished) ? words : words.slice(0, -1);
  return finished.map((word) => findWord(word, false, vocabulary));
}

/** The query with repaired words, or undefined when nothing was repaired. */
export function repairedQueryOf(words: readonly FoundWord[]): string | undefined {
  return words.some(({ repairs }) => repairs.length > 0)
    ? words.map(({ typed, repairs }) => repairs[0] ?? typed).join(' ')
    : undefined;
}
