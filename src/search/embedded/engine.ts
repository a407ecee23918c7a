import type { SearchRequest, SearchResult } from '../protocol';
import { type FoundWord, findWord } from './findWord';
import { hitWriter } from './hit';
import { rank } from './rank';
import { SectionIndex } from './sectionIndex';
import { type IndexedSection, readHeadings, readText } from './shard';
import { stemOf, wordsOf } from './tokens';

/** The in-memory index of all loaded shards. Each shard is searchable by heading, then by text. */
export class Engine {
  readonly #index = new SectionIndex();
  /** The sections of each shard. */
  readonly #sections = new Map<string, readonly IndexedSection[]>();
  /** The words of the last query, because all but one stay the same while a query is typed. */
  #found = new Map<string, FoundWord[]>();

  /** Adds a heading table. From then on, its sections can be found by heading. @throws if it's damaged */
  addHeadings(key: string, table: unknown): void {
    const sections = readHeadings(table);
    this.#sections.set(key, sections);
    this.#index.addHeadings(sections);
    this.#found.clear();
  }

  /** Adds the text of a shard. @throws if it's damaged, or doesn't belong to the heading table */
  async addText(key: string, table: unknown): Promise<void> {
    const sections = this.#sections.get(key) ?? [];
    readText(table, sections);
    await this.#index.addText(sections);
    this.#found.clear();
  }

  /** Ranks the sections that match the words of a query. Shards that haven't been loaded are skipped. */
  rank(query: string, keys: readonly string[]): { sections: IndexedSection[]; words: FoundWord[] } {
    const searched = keys.map((key) => this.#sections.get(key) ?? []);
    const shards = new Set(searched.flatMap(([first]) => first?.shard ?? []));
    const words = wordsOf(query);
    // Many words start with the same character, and after other words, it adds nothing but noise.
    const last = (words.length > 1 ? /\S\S$/ : /\S$/).test(query) ? words.at(-1) : undefined;
    const before = this.#found;
    this.#found = new Map();
    const found = words.flatMap((word, index) => {
      const pairs = [`${words[index - 1] ?? ''}${word}`, `${word}${words[index + 1] ?? ''}`];
      const joined = pairs.filter((pair) => pair !== word && this.#index.vocabulary.has(pair));
      const queryWord = { word, isOpen: word === last, joined };
      const id = JSON.stringify([queryWord, keys]);
      const sections = before.get(id) ?? findWord(queryWord, this.#index, shards);
      this.#found.set(id, sections);
      return sections;
    });
    const size = searched.reduce((sum, { length }) => sum + length, 0);
    return { sections: rank(query, found, size), words: found };
  }

  /** Answers a request from the shards that are in memory. @param origin prepended to paths */
  answer(request: SearchRequest, keys: readonly string[], origin: string): SearchResult {
    const started = performance.now();
    const { query = '', page = 0, hitsPerPage = 20 } = request;
    const { sections: found, words } = this.rank(query, keys);
    const forms = words.map((word) => word.forms);
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
