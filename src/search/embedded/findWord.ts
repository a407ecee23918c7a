import { repairsOf } from './repair';
import type { Clause, FoundSection, SectionIndex } from './sectionIndex';
import { partsOf, wordsOf } from './tokens';

/** Weights of a word with the same stem, of two words joined, and of each further correction. */
const STEM = 0.3;
const JOINED = 0.5;
const CORRECTION = 0.8;
/** A word of up to this length is completed to words of headings only. */
const SHORT_WORD = 4;
/** Number of known words to try for an unknown one. */
const CORRECTIONS = 3;

/** How a word of a query was found. */
export interface FoundWord {
  readonly typed: string;
  /** The known word that was probably meant: the typed one, or a correction. */
  readonly meant: string;
  /** All words and parts of identifiers that were searched for. */
  readonly forms: readonly string[];
  readonly sections: readonly FoundSection[];
}

/** A word of a query, and its context. */
export interface QueryWord {
  readonly word: string;
  /** Whether it's still being typed. */
  readonly isOpen: boolean;
  /** Known words that it forms with the word before or after it, such as "toolbar" for "tool". */
  readonly joined: readonly string[];
}

const clause = (term: string, weight: number): Clause => ({
  queries: [term],
  boostTerm: () => weight,
});

/**
 * Finds the sections for a word: as it is, longer, inflected, split into parts, or corrected.
 * The stem of an unknown word may be that of another word by accident, so its inflections are
 * searched for together with corrections.
 */
export function findWord(
  { word, isOpen, joined }: QueryWord,
  index: SectionIndex,
  shards: ReadonlySet<unknown>,
): FoundWord {
  const inflections = (of: string): Clause[] =>
    index
      .inflectionsOf(of)
      .filter((other) => other !== of)
      .map((other) => clause(other, STEM));
  const parts = partsOf(word).filter((part) => part !== word);
  const unscoped = /^@[^/]+\/(.+)/.exec(word)?.[1];
  const others = [...joined, ...(unscoped ? [unscoped] : [])];
  const isKnown = index.vocabulary.has(word);
  const prefix = isOpen || !isKnown;
  // So many words start with a few letters that headings are enough.
  const isShort = prefix && word.length <= SHORT_WORD;
  let meant = word;
  let forms = [word];
  let sections = index.find(
    [
      { queries: [word], prefix, ...(isShort && { fields: ['heading'] }) },
      ...(isShort ? [{ queries: [word] }] : []),
      ...(isKnown ? inflections(word) : []),
      ...others.flatMap(index.inflectionsOf).map((other) => clause(other, JOINED)),
    ],
    shards,
  );
  // In a path like `themeConfig.navbar`, readers look for the last word or for all of them.
  if (sections.length === 0 && parts.every((part) => index.vocabulary.has(part))) {
    forms = parts;
    sections = index.find(
      parts.map((part) => clause(part, 1)),
      shards,
    );
  }
  if (sections.length === 0) {
    const corrections = repairsOf(word, isOpen, index.vocabulary, CORRECTIONS);
    meant = corrections[0] ?? word;
    forms = corrections.flatMap(wordsOf);
    const clauses = corrections.map(
      (term, place): Clause => ({
        combineWith: 'AND',
        queries: wordsOf(term).map((part) => clause(part, CORRECTION ** place)),
      }),
    );
    sections = index.find([...clauses, ...inflections(meant)], shards);
  }
  forms.push(...others, ...index.inflectionsOf(meant));
  return { typed: word, meant, forms, sections };
}
