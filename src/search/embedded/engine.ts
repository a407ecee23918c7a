import MiniSearch from 'minisearch';
import { type FoundWord, findWords, repairedQueryOf } from './findWords';
import { type FoundSection, rank, tellingShare } from './rank';
import { recipe } from './recipe';
import { type IndexedSection, sectionsOf } from './section';
import type { HeadingTable, TextTable } from './shard';
import { forgetChunks, termsOfText } from './tokens';
import { Vocabulary } from './vocabulary';
import { IN_HEADING, IN_NAME, WordSearch } from './wordHits';

/** Sections sorted by relevance, and how each word of the query was found. */
export interface Ranking {
  readonly sections: readonly IndexedSection[];
  readonly words: readonly FoundWord[];
  readonly repairedQuery: string | undefined;
}

const FIELDS: string[] = ['heading', 'anchor', 'keywords', 'parents', 'content'];

/**
 * Fields of the index that's used until the text has loaded. The headings above a section aren't
 * included because they would take longer to index than everything else.
 */
const FIRST_FIELDS: string[] = ['heading', 'anchor'];

/** Number of sections to index at a time, so that queries can be answered in between. */
const CHUNK = 150;

interface LoadedShard {
  readonly first: number;
  readonly end: number;
  full: boolean;
}

/**
 * The in-memory index, which contains all loaded shards. Headings can be searched as soon as
 * they're loaded, and text as soon as it's indexed.
 */
export class Engine {
  readonly #sections: IndexedSection[] = [];
  readonly #shards = new Map<string, LoadedShard>();
  readonly #vocabulary = new Vocabulary();
  readonly #headings = this.#newIndex(FIRST_FIELDS);
  readonly #full = this.#newIndex(FIELDS);
  readonly #headingWords = new WordSearch(this.#headings, this.#vocabulary);
  readonly #fullWords = new WordSearch(this.#full, this.#vocabulary);
  /**
   * Score of each section for the current query. The array is reused because every keystroke
   * needs it.
   */
  #sums = sumsOf(0);
  /** 1 for each section whose text has been indexed. */
  #isFull = new Uint8Array(0);

  /** Adds a heading table. From then on, its sections can be found by heading. */
  addHeadings(key: string, table: HeadingTable): void {
    if (this.#shards.has(key)) {
      return;
    }
    const first = this.#sections.length;
    const sections = sectionsOf(table, first);
    this.#sections.push(...sections);
    this.#headings.addAll(sections);
    this.#headingWords.forget(this.#sections.length);
    const known = this.#isFull;
    this.#isFull = new Uint8Array(this.#sections.length);
    this.#isFull.set(known);
    this.#shards.set(key, { first, end: first + sections.length, full: false });
  }

  /** Adds the text that belongs to a heading table, one part at a time. */
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
    this.#fullWords.forget(this.#sections.length);
    this.#isFull.fill(1, shard.first, shard.end);
    shard.full = true;
  }

  /** Whether at least the headings of the shard can be searched. */
  has(key: string): boolean {
    return this.#shards.has(key);
  }

  /** Whether the text of the shard can be searched. */
  isFull(key: string): boolean {
    return this.#shards.get(key)?.full ?? false;
  }

  /**
   * Finds and ranks the sections that match a query.
   *
   * @param keys shards to search; shards that haven't been loaded are skipped
   */
  rank(query: string, keys: readonly string[]): Ranking {
    const words = findWords(query, this.#vocabulary);
    const shards = keys.flatMap((key) => this.#shards.get(key) ?? []);
    if (words.length === 0 || shards.length === 0) {
      return { sections: [], words, repairedQuery: undefined };
    }
    return {
      sections: rank(this.#search(words, shards), query, words),
      words,
      repairedQuery: repairedQueryOf(words),
    };
  }

  /**
   * Returns the sections that contain all words. If there are only a few, adds sections that
   * contain some of the words, with a penalty for each missing one.
   */
  #search(words: readonly FoundWord[], shards: readonly LoadedShard[]): FoundSection[] {
    const only = words.length === 1 ? words[0] : undefined;
    if (only) {
      const { length } = only.typed;
      // So many words start with just a few characters that searching the headings is
      // enough.
      const inHeadings = length < recipe.prefixFrom ? this.#ask(words, shards, ['heading']) : [];
      const enough = length <= recipe.shortWord || inHeadings.length >= recipe.enough;
      return enough ? inHeadings : this.#ask(words, shards, FIELDS);
    }
    const hits = this.#ask(words, shards, FIELDS);
    const telling = tellingShare(words);
    const complete = hits.filter(({ share }) => share >= telling);
    const accepted =
      complete.length >= recipe.enough
        ? complete
        : hits.filter(({ share }) => share >= recipe.least);
    for (const section of accepted) {
      section.score *= section.share ** recipe.coordination;
    }
    return accepted;
  }

  /** Sections of the shards that contain any of the words in any of the fields. */
  #ask(
    words: readonly FoundWord[],
    shards: readonly LoadedShard[],
    fields: string[],
  ): FoundSection[] {
    const size = this.#sections.length;
    if (this.#sums.scores.length !== size) {
      this.#sums = sumsOf(size);
    }
    const { scores, terms, held, headed, named } = this.#sums;
    for (const sums of [scores, terms, held, headed, named]) {
      sums.fill(0);
    }
    let total = 0;
    for (const [index, full] of [
      [this.#fullWords, true],
      [this.#headingWords, false],
    ] as const) {
      if (!shards.some((shard) => shard.full === full)) {
        continue;
      }
      for (const word of words) {
        const hits = index.find(
          word,
          full ? fields : fields.filter((field) => FIRST_FIELDS.includes(field)),
        );
        const rare = rarityOf(hits.ids.length, size);
        total += word.weight * rare;
        for (let place = 0; place < hits.ids.length; place += 1) {
          const id = hits.ids[place] as number;
          // Once the text of a shard has loaded, its sections are in both indexes.
          if (this.#isFull[id] === (full ? 1 : 0)) {
            scores[id] = (scores[id] as number) + (hits.scores[place] as number) * word.weight;
            terms[id] = (terms[id] as number) + (hits.terms[place] as number);
            held[id] = (held[id] as number) + word.weight * rare;
            const where = hits.where[place] as number;
            headed[id] = (headed[id] as number) + (where === IN_HEADING ? 1 : 0);
            named[id] = (named[id] as number) + (where >= IN_NAME ? word.weight : 0);
          }
        }
      }
    }
    const weight = words.reduce((sum, word) => sum + word.weight, 0);
    const found: FoundSection[] = [];
    for (const { first, end } of shards) {
      for (let id = first; id < end; id += 1) {
        if (terms[id]) {
          const score = (scores[id] as number) * (terms[id] as number);
          found.push({
            section: this.#sections[id] as IndexedSection,
            score,
            share: (held[id] as number) / total,
            inHeading: headed[id] as number,
            named: (named[id] as number) / weight,
          });
        }
      }
    }
    return found;
  }

  #newIndex(fields: string[]): MiniSearch<IndexedSection> {
    return new MiniSearch<IndexedSection>({
      fields,
      extractField: (section, field) => {
        switch (field) {
          case 'id':
            // IDs are numbers, but the library's type allows only strings.
            return section.id as unknown as string;
          case 'content':
            return section.paragraphs.join('\n');
          case 'anchor':
            // IDs often use different words than the heading.
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
      processTerm: (term, field) => {
        this.#vocabulary.add(term);
        if (field === 'heading') {
          this.#vocabulary.addHeading(term);
        }
        return term;
      },
    });
  }
}

function sumsOf(sections: number) {
  return {
    scores: new Float64Array(sections),
    terms: new Uint8Array(sections),
    held: new Float64Array(sections),
    headed: new Uint8Array(sections),
    named: new Float64Array(sections),
  };
}

/**
 * How informative a word is if this many of all sections contain it: 1 for a rare word, and less
 * for a common one.
 */
function rarityOf(found: number, all: number): number {
  const rarity = Math.log(all / Math.max(found, 1)) / Math.log(all / recipe.rare);
  return Math.min(1, Math.max(recipe.common, rarity || 1));
}
