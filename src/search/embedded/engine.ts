import type { SearchRequest, SearchResult } from '../protocol';
import { type FoundWord, findWord } from './findWord';
import { hitWriter } from './hit';
import { rank } from './rank';
import { SectionIndex } from './sectionIndex';
import { checkText, type HeadingTable, type IndexedSection, readText, sectionsOf } from './shard';
import { stemOf, wordsOf } from './tokens';

/** The maximum number of results for a query, which is the same as in the hosted service. */
const MAX_HITS = 1000;
const DEFAULT_HITS_PER_PAGE = 20;
/** Number of words whose sections are remembered while a query is typed. */
const MAX_KNOWN = 200;

/** A shard in memory. */
interface Shard {
  readonly table: HeadingTable;
  readonly sections: readonly IndexedSection[];
  /** Whether the text can be searched, and not only headings. */
  isFull: boolean;
}

/** The in-memory index of all loaded shards. Each shard is searchable by heading, then by text. */
export class Engine {
  readonly #index = new SectionIndex();
  readonly #shards = new Map<string, Shard>();
  /** Words of recent queries. All words but the last one stay the same while a query is typed. */
  readonly #known = new Map<string, FoundWord>();

  /** Adds a heading table. From then on, its sections can be found by heading. */
  addHeadings(key: string, table: HeadingTable): void {
    const sections = sectionsOf(table);
    this.#shards.set(key, { table, sections, isFull: false });
    this.#index.addHeadings(sections);
    this.#known.clear();
  }

  /** Adds the text of a shard. @throws if it doesn't belong to the heading table */
  async addText(key: string, value: unknown): Promise<void> {
    const shard = this.#shards.get(key);
    if (shard) {
      readText(checkText(value, shard.table), shard.sections);
      await this.#index.addText(shard.sections);
      shard.isFull = true;
      this.#known.clear();
    }
  }

  /** What can be searched of a shard. */
  loaded(key: string): 'nothing' | 'headings' | 'all' {
    const shard = this.#shards.get(key);
    return shard ? (shard.isFull ? 'all' : 'headings') : 'nothing';
  }

  /** Ranks the sections that match the words of a query. Shards that haven't been loaded are skipped. */
  rank(query: string, keys: readonly string[]): { sections: IndexedSection[]; words: FoundWord[] } {
    const loaded = keys.flatMap((key) => this.#shards.get(key) ?? []);
    const shards = new Set(loaded.map(({ table }) => table));
    const size = loaded.reduce((sum, { sections }) => sum + sections.length, 0);
    const { vocabulary } = this.#index;
    const words = wordsOf(query);
    const last = /\s$/.test(query) ? undefined : words.at(-1);
    const found = words.map((word, place) => {
      const pairs = [`${words[place - 1] ?? ''}${word}`, `${word}${words[place + 1] ?? ''}`];
      const joined = pairs.filter((pair) => pair !== word && vocabulary.has(pair));
      const queryWord = { word, isOpen: word === last, joined };
      const id = JSON.stringify([queryWord, keys]);
      const known = this.#known.get(id) ?? findWord(queryWord, this.#index, shards);
      if (this.#known.size >= MAX_KNOWN) {
        this.#known.clear();
      }
      this.#known.set(id, known);
      return known;
    });
    return { sections: rank(query, found, size), words: found };
  }

  /** Answers a request from the shards that are in memory. @param origin prepended to paths */
  answer(request: SearchRequest, keys: readonly string[], origin: string): SearchResult {
    const started = performance.now();
    const { query = '', page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = request;
    const { sections, words } = this.rank(query, keys);
    const found = sections.slice(0, MAX_HITS);
    const forms = words.map(({ typed, forms: others }) => [typed, ...others]);
    const hitOf = hitWriter(request, forms, origin);
    // Another inflection isn't a correction that readers need to know about.
    const isRepaired = words.some(({ typed, meant }) => stemOf(typed) !== stemOf(meant));
    const repairedQuery = words.map(({ meant }) => meant).join(' ');
    return {
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(hitOf),
      nbHits: found.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
      hitsPerPage,
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits: true,
      query,
      params: '',
      index: request.indexName,
      notes: isRepaired && found.length > 0 ? { repairedQuery } : {},
    };
  }
}
