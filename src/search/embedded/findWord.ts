import { recipe } from './recipe';
import { repairsOf } from './repair';
import type { Clause, FoundSection, SectionIndex } from './sectionIndex';
import { partsOf, rootOf, stemOf } from './tokens';

/** How a word of a query was found. */
export interface FoundWord {
  readonly typed: string;
  /** The known word that was probably meant: the typed one, or a correction. */
  readonly meant: string;
  /** All words and parts of identifiers that were searched for. */
  readonly forms: readonly string[];
  /** The roots of these words. */
  readonly roots: ReadonlySet<string>;
  readonly sections: readonly FoundSection[];
  /** How informative the word is: 1 if it's in few sections, and less if it's in many. */
  readonly weight: number;
}

/** A word of a query, and its context. */
export interface QueryWord {
  readonly word: string;
  /** Whether it's still being typed. */
  readonly isOpen: boolean;
  /** Known words that it forms with the word before or after it, such as "toolbar" for "tool". */
  readonly joined: readonly string[];
}

/** The shards that a query searches, and what they contain together. */
export class Scope {
  readonly #indexes: readonly SectionIndex[];
  readonly #size: number;
  readonly #vocabulary: ReadonlyMap<string, number>;
  readonly #sorted: readonly string[];
  /** Words of recent queries. All words but the last one stay the same while a query is typed. */
  readonly #known = new Map<string, FoundWord>();

  constructor(indexes: readonly SectionIndex[]) {
    this.#indexes = indexes;
    this.#size = indexes.reduce((sum, { sections }) => sum + sections.length, 0);
    const counts = new Map<string, number>();
    for (const { vocabulary } of indexes) {
      for (const [word, count] of vocabulary) {
        counts.set(word, (counts.get(word) ?? 0) + count);
      }
    }
    this.#vocabulary = counts;
    this.#sorted = [...counts.keys()].sort();
  }

  /** Whether a word occurs in the sections as it is. */
  has(word: string): boolean {
    return this.#vocabulary.has(word);
  }

  /** Whether a known word starts with these characters. */
  #starts(letters: string): boolean {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as string) < letters) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return this.#sorted[low]?.startsWith(letters) ?? false;
  }

  /** Finds all sections for a word: as it is, longer, inflected, split into parts, or corrected. */
  find(query: QueryWord): FoundWord {
    const key = JSON.stringify(query);
    const known = this.#known.get(key);
    if (known) {
      return known;
    }
    if (this.#known.size >= 200) {
      this.#known.clear();
    }
    const found = this.#find(query);
    this.#known.set(key, found);
    return found;
  }

  #find({ word, isOpen, joined }: QueryWord): FoundWord {
    const has = (term: string): boolean => this.has(term) || this.#starts(term);
    const parts = partsOf(word).filter((part) => part !== word);
    const unscoped = /^@[^/]+\/(.+)/.exec(word)?.[1];
    const clauses: Clause[] = [];
    let meant = word;
    let forms: string[] = [word];
    const add = (term: string, weight: number): void => {
      clauses.push({ queries: [term], boostTerm: () => weight });
    };
    const stem = stemOf(word);
    if (has(word) || (stem && this.has(stem))) {
      const prefix = isOpen || !this.has(word);
      // So many words start with a few letters that headings are enough.
      const isShort = prefix && word.length <= recipe.shortWord;
      clauses.push({ queries: [word], prefix, ...(isShort && { fields: ['heading'] }) });
      if (isShort) {
        clauses.push({ queries: [word] });
      }
    } else if (parts.length > 1 && parts.every(has)) {
      forms = parts;
      clauses.push({
        combineWith: 'AND',
        queries: parts.map((part) => ({ queries: [part], prefix: true })),
      });
    } else if (joined.length === 0) {
      const repairs = repairsOf(word, isOpen, this.#vocabulary, recipe.repairs);
      for (const [place, repair] of repairs.entries()) {
        add(repair, recipe.repair ** place);
      }
      meant = repairs[0] ?? word;
      forms = repairs;
    }
    const meantStem = stemOf(meant);
    if (meantStem) {
      add(meantStem, recipe.stem);
    }
    const others = [...joined, ...(unscoped ? [unscoped] : [])];
    for (const other of others) {
      add(rootOf(other), recipe.joined);
    }
    const sections = this.#indexes.flatMap((index) => index.find(clauses));
    return {
      typed: word,
      meant,
      forms: [...forms, ...others],
      roots: new Set([word, meant, ...parts, ...others].map(rootOf)),
      sections,
      weight: this.#idf(sections.length),
    };
  }

  /** The idf of a word that's in this many sections: 1 for a rare word, almost 0 if it's everywhere. */
  #idf(count: number): number {
    const all = Math.max(this.#size, recipe.rare + 1);
    const idf = Math.log(all / Math.max(1, count)) / Math.log(all / recipe.rare);
    // A query may consist of words that are everywhere, so none of them counts for nothing.
    return Math.min(1, Math.max(0.01, idf));
  }
}
