import MiniSearch, {
  type SearchResult as IndexHit,
  type Query,
  type SearchOptions,
} from 'minisearch';
import { type FoundWord, findWords, repairedQueryOf } from './findWords';
import { coverage, rank, tellingShare } from './rank';
import { recipe } from './recipe';
import { type IndexedSection, sectionsOf } from './section';
import type { HeadingTable, TextTable } from './shard';
import { forgetChunks, singularOf, termsOfText } from './tokens';
import { Vocabulary } from './vocabulary';

/** Sections in the order of their relevance, and how the words of the query were found. */
export interface Ranking {
  readonly sections: readonly IndexedSection[];
  readonly words: readonly FoundWord[];
  readonly repairedQuery: string | undefined;
}

const FIELDS: string[] = ['heading', 'anchor', 'keywords', 'parents', 'content'];

/** Sections indexed at a time, so that queries are answered in between. */
const CHUNK = 150;

interface LoadedShard {
  readonly first: number;
  readonly end: number;
  full: boolean;
}

/**
 * The index in memory: one engine for all shards that were loaded. Headings
 * are searched from the moment they arrive, text from the moment it is indexed.
 */
export class Engine {
  readonly #sections: IndexedSection[] = [];
  readonly #shards = new Map<string, LoadedShard>();
  readonly #vocabulary = new Vocabulary();
  readonly #headings = this.#newIndex();
  readonly #full = this.#newIndex();

  /** Adds a heading table. Its sections are found by heading from now on. */
  addHeadings(key: string, table: HeadingTable): void {
    if (this.#shards.has(key)) {
      return;
    }
    const first = this.#sections.length;
    const sections = sectionsOf(table, first);
    this.#sections.push(...sections);
    this.#headings.addAll(sections);
    this.#shards.set(key, { first, end: first + sections.length, full: false });
  }

  /** Adds the text that belongs to a heading table, a part at a time. */
  async addText(key: string, { keywords, paragraphs }: TextTable): Promise<void> {
    const shard = this.#shards.get(key);
    if (!shard || shard.full) {
      return;
    }
    const sections = this.#sections.slice(shard.first, shard.end);
    sections.forEach((section, index) => {
      section.paragraphs = paragraphs[index] ?? [];
      section.keywords = keywords[index] ?? '';
    });
    await this.#full.addAllAsync(sections, { chunkSize: CHUNK });
    forgetChunks();
    shard.full = true;
  }

  /** True when at least the headings of the shard are searched. */
  has(key: string): boolean {
    return this.#shards.has(key);
  }

  /** True when the text of the shard is searched. */
  isFull(key: string): boolean {
    return this.#shards.get(key)?.full ?? false;
  }

  /**
   * Finds and orders the sections that answer a query.
   *
   * @param keys shards to search; those that are not loaded are passed over
   */
  rank(query: string, keys: readonly string[]): Ranking {
    const words = findWords(query, this.#vocabulary);
    const shards = keys.flatMap((key) => this.#shards.get(key) ?? []);
    if (words.length === 0 || shards.length === 0) {
      return { sections: [], words, repairedQuery: undefined };
    }
    return {
      sections: rank(
        this.#search(words, shards),
        query,
        words,
        (id) => this.#sections[id] as IndexedSection,
      ),
      words,
      repairedQuery: repairedQueryOf(words),
    };
  }

  /** Sections that hold all words; where those are few, sections that hold a part of them lose for each missing one. */
  #search(words: readonly FoundWord[], shards: readonly LoadedShard[]): IndexHit[] {
    const only = words.length === 1 ? words[0] : undefined;
    if (only) {
      const inHeadings = this.#ask(words, shards, ['heading']);
      const length = only.typed.length;
      const enough = length <= recipe.shortWord || inHeadings.length >= recipe.enough;
      return length < recipe.prefixFrom && enough ? inHeadings : this.#ask(words, shards, FIELDS);
    }
    const hits = this.#ask(words, shards, FIELDS).map((hit) => ({
      hit,
      share: coverage(hit, words),
    }));
    const telling = tellingShare(words);
    const complete = hits.filter(({ share }) => share >= telling);
    const accepted =
      complete.length >= recipe.enough
        ? complete
        : hits.filter(({ share }) => share >= recipe.least);
    return accepted.map(({ hit, share }) => ({
      ...hit,
      score: hit.score * share ** recipe.coordination,
    }));
  }

  /** Sections of the shards that hold any of the words in any of the fields. */
  #ask(words: readonly FoundWord[], shards: readonly LoadedShard[], fields: string[]): IndexHit[] {
    const query: Query = {
      combineWith: 'OR',
      queries: words.map((word) => ({
        queries: [queryOf(word)],
        boost: boostOf(fields, word.weight),
      })),
    };
    const ask = (index: MiniSearch<IndexedSection>, full: boolean): IndexHit[] => {
      const inside = shards.filter((shard) => shard.full === full);
      const options: SearchOptions = {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        fields,
        boost: recipe.boost,
        weights: { prefix: recipe.prefixWeight, fuzzy: 0 },
        bm25: recipe.bm25,
        filter: ({ id }) => inside.some(({ first, end }) => id >= first && id < end),
      };
      return inside.length > 0 ? index.search(query, options) : [];
    };
    return [...ask(this.#full, true), ...ask(this.#headings, false)];
  }

  #newIndex(): MiniSearch<IndexedSection> {
    return new MiniSearch<IndexedSection>({
      fields: FIELDS,
      extractField: (section, field) => {
        switch (field) {
          case 'id':
            // Ids are numbers; the type of the library knows only texts.
            return section.id as unknown as string;
          case 'content':
            return section.paragraphs.join('\n');
          case 'anchor':
            // Ids often say in other words what the heading says.
            return section.level === 1
              ? (section.path.split('/').filter(Boolean).at(-1) ?? '')
              : section.isLinkable
                ? section.anchor
                : '';
          case 'keywords':
            return section.keywords;
          case 'parents':
            return section.parents.join('\n');
          default:
            return section.heading;
        }
      },
      tokenize: termsOfText,
      processTerm: (term) => {
        this.#vocabulary.add(term);
        return term;
      },
    });
  }
}

/** Weights of the fields for a word that counts more or less than others. */
function boostOf(fields: readonly string[], weight: number): Record<string, number> {
  return Object.fromEntries(
    fields.map((field) => [field, recipe.boost[field as keyof typeof recipe.boost] * weight]),
  );
}

/** A word as the library wants to be asked: any of its forms, or all of its parts. */
function queryOf(word: FoundWord): Query {
  const { typed, forms, parts, repairs, synonyms, prefix } = word;
  if (synonyms.length > 0) {
    const others = synonyms.map((synonym) => ({
      queries: [synonym],
      prefix: false,
      boostTerm: () => recipe.synonymWeight,
    }));
    const itself = queryOf({ ...word, synonyms: [] });
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
