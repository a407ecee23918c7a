import type MiniSearch from 'minisearch';
import type { MatchInfo, SearchResult } from 'minisearch';
import type { FoundWord } from './findWords';
import { recipe } from './recipe';
import type { IndexedSection } from './section';
import { singularOf } from './tokens';
import type { Vocabulary } from './vocabulary';

/**
 * Sections that contain a term of the index, stored as parallel arrays because there are many of
 * them.
 */
interface TermHits {
  readonly ids: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
  /** Where the term occurs: only in text, in a name of the section, or in its heading. */
  readonly where: ArrayLike<number>;
}

/** Sections that contain a word of a query. */
export interface WordHits extends TermHits {
  /** How many parts of an identifier match; 1 for other words. */
  readonly terms: ArrayLike<number>;
}

/** Values of `where`. Each one includes the previous ones. */
export const IN_NAME = 1;
export const IN_HEADING = 2;

/** Maximum number of sections to cache, in total for all words. */
const MAX_KEPT = 100_000;

/** A way to match a word: all of these terms must match. */
interface Alternative {
  readonly terms: readonly string[];
  /** Whether longer terms that start with these match, too. */
  readonly prefix: boolean;
  readonly weight: number;
}

/** Adds up the matches of terms, section by section. */
class Tally {
  readonly ids: number[] = [];
  readonly scores: Float64Array;
  readonly where: Uint8Array;
  readonly terms: Uint8Array;

  constructor(sections: number) {
    this.scores = new Float64Array(sections);
    this.where = new Uint8Array(sections);
    this.terms = new Uint8Array(sections);
  }

  add(id: number, score: number, where: number, terms: number): void {
    if (this.terms[id] === 0) {
      this.ids.push(id);
    }
    this.scores[id] = (this.scores[id] as number) + score;
    this.where[id] = Math.max(this.where[id] as number, where);
    this.terms[id] = Math.max(this.terms[id] as number, terms);
  }

  addAll({ ids, scores, where }: TermHits, weight: number): void {
    for (let place = 0; place < ids.length; place += 1) {
      const score = (scores[place] as number) * weight;
      this.add(ids[place] as number, score, where[place] as number, 1);
    }
  }

  hits(): WordHits {
    const ids = Uint32Array.from(this.ids);
    const scores = new Float32Array(ids.length);
    const where = new Uint8Array(ids.length);
    const terms = new Uint8Array(ids.length);
    ids.forEach((id, place) => {
      scores[place] = this.scores[id] as number;
      where[place] = this.where[id] as number;
      terms[place] = this.terms[id] as number;
    });
    return { ids, scores, where, terms };
  }
}

const NO_HITS: TermHits = { ids: [], scores: [], where: [] };

/**
 * Finds the sections for the words of a query, and caches them. While a query is being typed,
 * all of its words except for the last stay the same, and the matches of the last one are a
 * subset of its matches one character earlier.
 */
export class WordSearch {
  readonly #index: MiniSearch<IndexedSection>;
  readonly #vocabulary: Vocabulary;
  readonly #words = new Map<string, WordHits>();
  readonly #terms = new Map<string, TermHits>();
  #kept = 0;
  #sections = 0;

  constructor(index: MiniSearch<IndexedSection>, vocabulary: Vocabulary) {
    this.#index = index;
    this.#vocabulary = vocabulary;
  }

  /**
   * Clears the cache. Call this after the index has changed. @param sections the new number of
   * sections
   */
  forget(sections: number): void {
    this.#words.clear();
    this.#terms.clear();
    this.#kept = 0;
    this.#sections = sections;
  }

  /** Sections that contain the word in any of the fields. */
  find(word: FoundWord, fields: string[]): WordHits {
    const key = JSON.stringify([word, fields.length]);
    let hits = this.#words.get(key);
    if (!hits) {
      hits = this.#findWord(word, fields);
      if (this.#kept + hits.ids.length > MAX_KEPT) {
        this.#words.clear();
        this.#kept = 0;
      }
      this.#kept += hits.ids.length;
      this.#words.set(key, hits);
    }
    return hits;
  }

  #findWord(word: FoundWord, fields: string[]): WordHits {
    const tally = new Tally(this.#sections);
    for (const { terms, prefix, weight } of alternativesOf(word)) {
      if (terms.length === 1) {
        this.#addTerm(tally, terms[0] as string, prefix, weight, fields);
        continue;
      }
      const each = terms.map((term) => {
        const own = new Tally(this.#sections);
        this.#addTerm(own, term, prefix, weight, fields);
        return own;
      });
      for (const id of each[0]?.ids ?? []) {
        if (each.every((own) => own.terms[id] === 1)) {
          const score = each.reduce((sum, { scores }) => sum + (scores[id] as number), 0);
          const where = Math.max(...each.map((own) => own.where[id] as number));
          tally.add(id, score, where, terms === word.parts ? terms.length : 1);
        }
      }
    }
    return tally.hits();
  }

  #addTerm(tally: Tally, term: string, prefix: boolean, weight: number, fields: string[]): void {
    tally.addAll(this.#findTerm(term, fields), weight);
    if (prefix) {
      for (const longer of this.#vocabulary.beginningWith(term, fields.length === 1)) {
        // Longer terms count less, with the same weights as in the library.
        const share = longer.length / (longer.length + 0.3 * (longer.length - term.length));
        tally.addAll(this.#findTerm(longer, fields), weight * recipe.prefixWeight * share);
      }
    }
  }

  #findTerm(term: string, fields: string[]): TermHits {
    const key = `${term} ${fields.length}`;
    let hits = this.#terms.get(key);
    if (!hits) {
      hits = this.#ask(term, fields);
      // The index is small, but the number of words that it doesn't contain is unlimited.
      if (hits.ids.length > 0) {
        this.#terms.set(key, hits);
      }
    }
    return hits;
  }

  #ask(term: string, fields: string[]): TermHits {
    const found: SearchResult[] = [];
    this.#index.search(term, {
      tokenize: (text) => [text],
      processTerm: (text) => text,
      fields,
      boost: recipe.boost,
      bm25: recipe.bm25,
      // Reads all matches in the filter, because the library would sort everything that
      // passes it, and the sections are sorted later anyway.
      filter: (hit) => {
        found.push(hit);
        return false;
      },
    });
    return found.length === 0
      ? NO_HITS
      : {
          ids: found.map(({ id }) => id),
          scores: found.map(({ score }) => score),
          where: found.map(({ match }) => placeOf(match)),
        };
  }
}

/** The most significant of the fields that matched. */
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

/**
 * All ways to match a word: any of its forms, all of its parts, or a synonym, which counts less.
 */
function alternativesOf(word: FoundWord): Alternative[] {
  const { typed, forms, parts, repairs, synonyms, pair, prefix } = word;
  const others = [...synonyms.map((synonym) => [synonym]), ...(pair.length > 0 ? [pair] : [])].map(
    (terms) => ({ terms, prefix: false, weight: recipe.synonymWeight }),
  );
  const repaired = repairs.map((repair, place) => ({
    terms: [repair],
    prefix: false,
    weight: recipe.repairWeight ** place,
  }));
  if (parts.length > 0) {
    return [{ terms: parts, prefix, weight: 1 }, ...repaired, ...others];
  }
  if (repairs.length > 0 && forms.length === 0) {
    return [...repaired, ...others];
  }
  // Longer words that start with the singular are unrelated to the plural.
  const singular = singularOf(typed);
  const itself = (forms.length > 0 ? forms : [typed]).map((form) => ({
    terms: [form],
    prefix: prefix && form !== singular,
    weight: 1,
  }));
  return [...itself, ...repaired, ...others];
}
