import MiniSearch, { type SearchResult as IndexHit, type Query } from 'minisearch';
import { recipe } from './recipe';
import { type Repair, repairsOf } from './repair';
import type { HeadingTable, TextTable } from './shard';
import { fold, partsOf, singularOf, termsOfText, wordsOfQuery } from './tokens';

/** A section as the index holds it. */
export interface IndexedSection {
  readonly id: number;
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly area: string;
  readonly path: string;
  readonly anchor: string;
  readonly rank: number;
  readonly level: number;
  readonly heading: string;
  /** Titles above, from the page title down. */
  readonly parents: readonly string[];
  paragraphs: readonly string[];
}

/** A word of the query and how it was found. */
export interface FoundWord {
  readonly typed: string;
  /** Terms looked up for it, all of them known. */
  readonly terms: readonly string[];
  /** Known words taken instead of an unknown one. */
  readonly repairs: readonly string[];
  /** True when longer words that begin with it count as well. */
  readonly prefix: boolean;
}

/** Sections in the order of their relevance. */
export interface Ranking {
  readonly sections: readonly IndexedSection[];
  readonly words: readonly FoundWord[];
  readonly repairedQuery: string | undefined;
}

const FIELDS = ['heading', 'parents', 'content'] as const;

/** Number of sections added before the worker looks for messages again. */
const CHUNK = 150;

function newIndex(terms: Set<string>): MiniSearch<IndexedSection> {
  return new MiniSearch<IndexedSection>({
    fields: [...FIELDS],
    extractField: (section, field) => {
      switch (field) {
        case 'id':
          return section.id as unknown as string;
        case 'content':
          return section.paragraphs.join('\n');
        case 'parents':
          return section.parents.join('\n');
        default:
          return section.heading;
      }
    },
    tokenize: termsOfText,
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
  });
}

/**
 * The index in memory: one engine for all shards that were loaded. Headings
 * are searched from the moment they arrive, text from the moment it is indexed.
 */
export class Engine {
  readonly #sections: IndexedSection[] = [];
  readonly #terms = new Set<string>();
  #vocabulary: readonly string[] | undefined;
  readonly #headings = newIndex(this.#terms);
  readonly #full = newIndex(this.#terms);
  /** First id and number of sections, by shard. */
  readonly #shards = new Map<string, { first: number; count: number; full: boolean }>();

  /** Adds a heading table. Its sections are found by heading from now on. */
  addHeadings(key: string, table: HeadingTable): void {
    if (this.#shards.has(key)) {
      return;
    }
    const first = this.#sections.length;
    const added: IndexedSection[] = [];
    table.sections.forEach(([page, level, heading, anchor, above], index) => {
      const [path, area, rank] = table.pages[page] as (typeof table.pages)[number];
      const parent = above >= 0 && above < index ? added[above] : undefined;
      added.push({
        id: first + index,
        tag: table.tag,
        language: table.language,
        version: table.version,
        area: table.areas[area] ?? '',
        path,
        anchor,
        rank,
        level: Math.min(Math.max(level, 1), 6),
        heading,
        parents: parent ? [...parent.parents, parent.heading] : [],
        paragraphs: [],
      });
    });
    this.#sections.push(...added);
    this.#headings.addAll(added);
    this.#shards.set(key, { first, count: added.length, full: false });
    this.#vocabulary = undefined;
  }

  /** Adds the text of a heading table, a part at a time, so that queries are answered in between. */
  async addText(key: string, { paragraphs }: TextTable): Promise<void> {
    const shard = this.#shards.get(key);
    if (!shard || shard.full) {
      return;
    }
    const sections = this.#sections.slice(shard.first, shard.first + shard.count);
    sections.forEach((section, index) => {
      section.paragraphs = paragraphs[index] ?? [];
    });
    await this.#full.addAllAsync(sections, { chunkSize: CHUNK });
    shard.full = true;
    this.#vocabulary = undefined;
  }

  /** True when the text of the shard is searched. */
  isFull(key: string): boolean {
    return this.#shards.get(key)?.full ?? false;
  }

  /** True when the headings of the shard are searched. */
  has(key: string): boolean {
    return this.#shards.has(key);
  }

  /** All sections of the given shards. */
  sectionsOf(keys: readonly string[]): IndexedSection[] {
    return keys.flatMap((key) => {
      const shard = this.#shards.get(key);
      return shard ? this.#sections.slice(shard.first, shard.first + shard.count) : [];
    });
  }

  /** Finds and ranks the sections of the given shards that answer a query. */
  rank(query: string, keys: readonly string[]): Ranking {
    const typed = wordsOfQuery(query);
    if (typed.length === 0) {
      return { sections: [], words: [], repairedQuery: undefined };
    }
    const words = typed.map((word, index) =>
      this.#find(word, index === typed.length - 1 && !/\s$/.test(query)),
    );
    const hits = this.#search(words, keys, typed);
    const sections = rerank(hits, typed, words, this.#sections);
    const repairedQuery = words.some(({ repairs }) => repairs.length > 0)
      ? words.map(({ typed: word, repairs }) => repairs[0] ?? word).join(' ')
      : undefined;
    return { sections, words, repairedQuery };
  }

  get #knownWords(): readonly string[] {
    this.#vocabulary ??= [...this.#terms].sort();
    return this.#vocabulary;
  }

  /** Looks a word up: as typed, as a singular, taken apart, or repaired. */
  #find(word: string, last: boolean): FoundWord {
    const prefix = last || word.length >= recipe.prefixFrom;
    const known = (term: string): boolean =>
      this.#terms.has(term) || (prefix && beginsAny(this.#knownWords, term));
    const singular = singularOf(word);
    const terms = [word, singular].filter((term): term is string => !!term && known(term));
    if (terms.length > 0) {
      return { typed: word, terms, repairs: [], prefix };
    }
    const parts = partsOf(word);
    if (parts.length > 1 && parts.every(known)) {
      return { typed: word, terms: parts, repairs: [], prefix };
    }
    const repairs = repairsOf(word, this.#knownWords, last);
    const best = repairs
      .filter(({ edits }) => edits === repairs[0]?.edits)
      .slice(0, recipe.repairs);
    return { typed: word, terms: [], repairs: best.map(({ term }: Repair) => term), prefix: false };
  }

  #search(
    words: readonly FoundWord[],
    keys: readonly string[],
    typed: readonly string[],
  ): IndexHit[] {
    const shards = keys.flatMap((key) => this.#shards.get(key) ?? []);
    const inside = (wanted: boolean) => (hit: IndexHit) =>
      shards.some(
        ({ first, count, full }) => full === wanted && hit.id >= first && hit.id < first + count,
      );
    const short = typed.length === 1 && (typed[0] as string).length <= 2;
    const groups = words.map(queryOf);
    const run = (combineWith: 'AND' | 'OR'): IndexHit[] =>
      [
        { index: this.#full, wanted: true },
        { index: this.#headings, wanted: false },
      ]
        .filter(({ wanted }) => shards.some(({ full }) => full === wanted))
        .flatMap(({ index, wanted }) =>
          index.search(
            { combineWith, queries: groups },
            {
              tokenize: (term) => [term],
              processTerm: (term) => term,
              fields: short ? ['heading'] : [...FIELDS],
              boost: recipe.boost,
              weights: { prefix: recipe.prefixWeight, fuzzy: 0 },
              bm25: { k: recipe.k, b: recipe.b, d: 0.5 },
              filter: inside(wanted),
            },
          ),
        );
    const all = run('AND');
    if (all.length >= recipe.enough || words.length < 2) {
      return all;
    }
    const seen = new Set(all.map(({ id }) => id));
    const some = run('OR').flatMap((hit) => {
      const share = coverage(hit, words);
      return seen.has(hit.id) || share < 0.5
        ? []
        : [{ ...hit, score: hit.score * share ** recipe.coordination }];
    });
    return [...all, ...some];
  }
}

/** True when a word of the sorted list begins with the given letters. */
function beginsAny(sorted: readonly string[], letters: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < letters) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return sorted[low]?.startsWith(letters) ?? false;
}

function queryOf({ typed, terms, repairs, prefix }: FoundWord): Query {
  const singular = terms.length > 0 && terms.includes(singularOf(typed) ?? '');
  const parts = terms.length > 0 && !terms.includes(typed) && !singular;
  const queries = [...terms, ...repairs];
  return {
    combineWith: parts ? 'AND' : 'OR',
    queries: queries.length > 0 ? queries : [typed],
    prefix,
  };
}

/** Share of the query's words that a section holds. */
function coverage(hit: IndexHit, words: readonly FoundWord[]): number {
  const found = new Set(hit.queryTerms);
  const matched = words.filter(({ terms, repairs }) =>
    [...terms, ...repairs].some((term) => found.has(term)),
  );
  return matched.length / words.length;
}

/** Headings tell what a section is about; a query that is one, or begins one, wants that section. */
function rerank(
  hits: readonly IndexHit[],
  typed: readonly string[],
  words: readonly FoundWord[],
  sections: readonly IndexedSection[],
): IndexedSection[] {
  const query = typed.join(' ');
  const scored = hits.map((hit) => {
    const section = sections[hit.id] as IndexedSection;
    const headingWords = wordsOfQuery(section.heading);
    const heading = headingWords.join(' ');
    const inHeading = words.filter(({ typed: word, terms, repairs }) =>
      [word, ...terms, ...repairs].some((form) => headingWords.some((own) => own.startsWith(form))),
    ).length;
    const path = fold(section.path);
    const factor =
      1 +
      (heading === query
        ? recipe.exactHeading
        : heading.startsWith(query)
          ? recipe.headingStart
          : 0) +
      (recipe.wordsInHeading * inHeading) / words.length +
      (words.every(({ typed: word }) => path.includes(word)) ? recipe.path : 0) +
      recipe.headingCoverage * (inHeading / Math.max(headingWords.length, 1));
    const rank = section.rank / 100;
    const title = section.level === 1 ? recipe.pageTitle : 1;
    return { section, score: hit.score * factor * rank * title };
  });
  scored.sort((a, b) => b.score - a.score || a.section.id - b.section.id);
  return scored.map(({ section }) => section);
}
