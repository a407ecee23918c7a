import type MiniSearch from 'minisearch';
import type { MatchInfo, Query, SearchOptions } from 'minisearch';
import { type FoundWord, isHeldBy } from './findWords';
import { recipe } from './recipe';
import type { IndexedSection } from './section';
import { singularOf } from './tokens';

/** Sections that hold one word of a query: lists side by side, because there are many of them. */
export interface WordHits {
  readonly ids: Uint32Array;
  readonly scores: Float32Array;
  /** How many of the terms that stand for the word are there. */
  readonly terms: Uint8Array;
  /** 1 where these terms are enough for the word. */
  readonly held: Uint8Array;
  /** Where the word is: in nothing but text, in a name of the section, in its heading. */
  readonly where: Uint8Array;
}

/** Values of `where`: each holds the ones before it. */
export const IN_NAME = 1;
export const IN_HEADING = 2;

/** Sections that are kept in memory for words that come again, over all words. */
const MAX_KEPT = 100_000;

/**
 * Finds the sections for single words and keeps what it found: while a query
 * is typed, all of its words but the last stay the same.
 */
export class WordSearch {
  readonly #index: MiniSearch<IndexedSection>;
  readonly #known = new Map<string, WordHits>();
  #kept = 0;

  constructor(index: MiniSearch<IndexedSection>) {
    this.#index = index;
  }

  /** Forgets all words; called when the index has changed. */
  forget(): void {
    this.#known.clear();
    this.#kept = 0;
  }

  /** Sections that hold the word in any of the fields. */
  find(word: FoundWord, fields: string[]): WordHits {
    const key = JSON.stringify([word, fields.length]);
    let hits = this.#known.get(key);
    if (!hits) {
      hits = this.#ask(word, fields);
      if (this.#kept + hits.ids.length > MAX_KEPT) {
        this.forget();
      }
      this.#kept += hits.ids.length;
      this.#known.set(key, hits);
    }
    return hits;
  }

  #ask(word: FoundWord, fields: string[]): WordHits {
    const options: SearchOptions = {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      fields,
      boost: recipe.boost,
      weights: { prefix: recipe.prefixWeight, fuzzy: 0 },
      bm25: recipe.bm25,
    };
    const ids: number[] = [];
    const scores: number[] = [];
    const terms: number[] = [];
    const held: number[] = [];
    const where: number[] = [];
    this.#index.search(queryOf(word), {
      ...options,
      // Everything is read here: the library would sort what passes, and the sections are sorted later.
      filter: ({ id, score, queryTerms, match }) => {
        ids.push(id);
        // The library multiplies by the number of terms; that is done for all words together.
        scores.push(score / Math.max(queryTerms.length, 1));
        terms.push(word.parts.length > 0 ? queryTerms.length : 1);
        held.push(isHeldBy(word, queryTerms) ? 1 : 0);
        where.push(placeOf(match));
        return false;
      },
    });
    return {
      ids: Uint32Array.from(ids),
      scores: Float32Array.from(scores),
      terms: Uint8Array.from(terms),
      held: Uint8Array.from(held),
      where: Uint8Array.from(where),
    };
  }
}

/** The most telling field among those that matched. */
function placeOf(match: MatchInfo): number {
  let place = 0;
  for (const term in match) {
    for (const field of match[term] as readonly string[]) {
      if (field === 'heading') {
        return IN_HEADING;
      }
      if (field !== 'content') {
        place = IN_NAME;
      }
    }
  }
  return place;
}

/** A word as the library wants to be asked: any of its forms, or all of its parts. */
function queryOf(word: FoundWord): Query {
  const { typed, forms, parts, repairs, synonyms, pair, prefix } = word;
  if (synonyms.length > 0 || pair.length > 0) {
    const others: Query[] = synonyms.map((synonym) => ({
      queries: [synonym],
      prefix: false,
      boostTerm: () => recipe.synonymWeight,
    }));
    if (pair.length > 0) {
      others.push({
        combineWith: 'AND',
        queries: [...pair],
        prefix: false,
        boostTerm: () => recipe.synonymWeight,
      });
    }
    const itself = queryOf({ ...word, synonyms: [], pair: [] });
    return { combineWith: 'OR', queries: [itself, ...others] };
  }
  if (parts.length > 0) {
    return { combineWith: 'AND', queries: [...parts], prefix };
  }
  if (repairs.length > 0) {
    return {
      combineWith: 'OR',
      queries: repairs.map((repair, place) => ({
        queries: [repair],
        prefix: false,
        boostTerm: () => recipe.repairWeight ** place,
      })),
    };
  }
  // A longer word that begins with the singular has nothing to do with the plural.
  const singular = singularOf(typed) ?? '';
  return {
    combineWith: 'OR',
    queries: (forms.length > 0 ? forms : [typed]).map((form) => ({
      queries: [form],
      prefix: prefix && form !== singular,
    })),
  };
}
