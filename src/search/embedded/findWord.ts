import type { QueryCombination } from 'minisearch';
import { repairsOf } from './repair';
import type { FoundSection, SectionIndex } from './sectionIndex';
import type { HeadingTable } from './shard';
import { wordsOf } from './tokens';

/** Weights of a word with the same stem, of two words joined, and of each further correction. */
const STEM = 0.3;
const JOINED = 0.5;
const CORRECTION = 0.8;
/** A word of up to this length is completed to words of headings only. */
const SHORT_WORD = 4;

/** A word of a query, and its context. */
export interface QueryWord {
  readonly word: string;
  /** Whether it's still being typed. */
  readonly isOpen: boolean;
  /** Known words that it forms with the word before or after it, such as "toolbar" for "tool". */
  readonly joined: readonly string[];
}

/** How a word of a query was found. */
export interface FoundWord {
  readonly typed: string;
  /** What was probably meant: the typed word, or a correction. */
  readonly meant: string;
  /** All words that were searched for. */
  readonly forms: readonly string[];
  readonly sections: readonly FoundSection[];
}

function clausesOf(words: readonly string[], weight: number): QueryCombination[] {
  return words.map((word) => ({ queries: [word], boostTerm: () => weight }));
}

/** Finds the sections for a word: as it is, longer, inflected, or corrected, possibly to several words. */
export function findWord(
  { word, isOpen, joined }: QueryWord,
  index: SectionIndex,
  shards: ReadonlySet<HeadingTable>,
): FoundWord[] {
  // A package without its scope, unless the index has it, or a member without its object. Extensions are shorter.
  const isPackage = /^@[^/]+\/[a-z]+$/.test(word) && index.vocabulary.has(word);
  const rest = isPackage ? '' : /^(?:@[^/]+\/|[.$]|[\w.]+\.(?=\w{5}))(.+)/.exec(word)?.[1];
  const others = rest ? [...joined, rest] : joined;
  // The stem of an unknown word may be that of another word by accident.
  const inflections = index.vocabulary.has(word) ? index.inflectionsOf(word) : [];
  const alternatives = [...clausesOf(inflections, STEM), ...clausesOf(others, JOINED)];
  const prefix = { queries: [word], prefix: isOpen };
  // So many words start with a few letters that headings are enough, unless none of them does.
  const inHeadings = [{ ...prefix, fields: ['heading'] }, { queries: [word] }, ...alternatives];
  const short = isOpen && word.length <= SHORT_WORD ? index.find(inHeadings, shards) : [];
  const sections = short.length > 0 ? short : index.find([prefix, ...alternatives], shards);
  if (sections.length > 0) {
    return [{ typed: word, meant: word, forms: [word, ...others, ...inflections], sections }];
  }
  // The vocabulary also contains words of versions that aren't searched.
  const corrections = repairsOf(word, isOpen, index.vocabulary).filter(
    (term) => term.includes(' ') || index.find(clausesOf([term], 1), shards).length > 0,
  );
  const [meant = word] = corrections;
  if (meant.includes(' ')) {
    const parts = wordsOf(meant).flatMap((part) =>
      findWord({ word: part, isOpen: false, joined: [] }, index, shards),
    );
    return parts.map((part) => ({ ...part, typed: word }));
  }
  const near = index.inflectionsOf(meant);
  const clauses = corrections.flatMap((term, place) => clausesOf([term], CORRECTION ** place));
  const corrected = index.find([...clauses, ...clausesOf(near, STEM)], shards);
  return [{ typed: word, meant, forms: [word, ...corrections, ...near], sections: corrected }];
}
