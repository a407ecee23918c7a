import type { SearchRequest, SearchResult } from '../protocol';
import { type FoundWord, Scope } from './findWord';
import { hitOf, styleOf } from './hit';
import { rank } from './rank';
import { SectionIndex } from './sectionIndex';
import type { HeadingTable, IndexedSection, TextTable } from './shard';
import { wordsOf } from './tokens';

/** The maximum number of results for a query, which is the same as in the hosted service. */
const MAX_HITS = 1000;
const DEFAULT_HITS_PER_PAGE = 20;

/** Sections sorted by relevance, and how each word of the query was found. */
interface Ranking {
  readonly sections: readonly IndexedSection[];
  readonly words: readonly FoundWord[];
}

/** The in-memory index of all loaded shards. Each shard is searchable by heading, then by text. */
export class Engine {
  readonly #shards = new Map<string, SectionIndex>();
  /** What the latest query searched. Keystrokes share it until more text can be searched. */
  #scope: { readonly key: string; readonly scope: Scope } | undefined;

  /** Adds a heading table. From then on, its sections can be found by heading. */
  addHeadings(key: string, table: HeadingTable): void {
    this.#shards.set(key, new SectionIndex(table));
    this.#scope = undefined;
  }

  /** Adds the text that belongs to a heading table. */
  async addText(key: string, table: TextTable): Promise<void> {
    await this.#shards.get(key)?.addText(table);
    this.#scope = undefined;
  }

  /** Whether at least the headings of the shard can be searched. */
  has(key: string): boolean {
    return this.#shards.has(key);
  }

  /** Ranks the sections that match a query. Shards that haven't been loaded are skipped. */
  rank(query: string, keys: readonly string[]): Ranking {
    const loaded = keys.filter((key) => this.#shards.has(key));
    if (loaded.length === 0) {
      return { sections: [], words: [] };
    }
    const scope = this.#scopeOf(loaded);
    // In a path like `themeConfig.navbar`, readers look for the last word or for all of them.
    const words = wordsOf(query).flatMap((word) =>
      scope.has(word) ? word : word.split('.').filter(Boolean),
    );
    const last = /\s$/.test(query) ? undefined : words.at(-1);
    const found = words.map((word, place) => {
      const pairs = [`${words[place - 1] ?? ''}${word}`, `${word}${words[place + 1] ?? ''}`];
      const joined = pairs.filter((pair) => pair !== word && scope.has(pair));
      return scope.find({ word, isOpen: word === last, joined });
    });
    return { sections: rank(query, found), words: found };
  }

  /** Answers a request from the shards that are in memory. @param origin prepended to paths */
  answer(request: SearchRequest, keys: readonly string[], origin: string): SearchResult {
    const started = performance.now();
    const { query = '', page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = request;
    const { sections, words } = this.rank(query, keys);
    const found = sections.slice(0, MAX_HITS);
    const style = styleOf(request, words, origin);
    const facets = [request.facets ?? []].flat();
    const isRepaired = found.length > 0 && words.some(({ typed, meant }) => typed !== meant);
    return {
      hits: found
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((section) => hitOf(section, style)),
      nbHits: found.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
      hitsPerPage,
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits: true,
      query,
      params: '',
      index: request.indexName,
      ...(facets.length > 0 && {
        facets: Object.fromEntries(facets.map((facet) => [facet, countBy(found, facet)])),
      }),
      notes: {
        ...(isRepaired && { repairedQuery: words.map(({ meant }) => meant).join(' ') }),
        ...(keys.some((key) => !this.#shards.get(key)?.isFull) && { headingsOnly: true }),
      },
    };
  }

  #scopeOf(keys: readonly string[]): Scope {
    const key = keys.join(' ');
    if (this.#scope?.key !== key) {
      const indexes = keys.flatMap((name) => this.#shards.get(name) ?? []);
      this.#scope = { key, scope: new Scope(indexes) };
    }
    return this.#scope.scope;
  }
}

function countBy(sections: readonly IndexedSection[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { shard } of sections) {
    const value = facet === 'language' ? shard.language : shard.tag;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}
