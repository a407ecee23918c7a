import { type FacetFilters, RetryError, type SearchOutput, type SearchRequest } from '../protocol';
import type { EmbeddedProviderOptions } from '../providers';
import { Engine } from './engine';
import { MANIFEST_FILE, readManifest, SHARD_FOLDER, type ShardManifest } from './shard';

/** The environment that the embedded search depends on. */
export interface EmbeddedSearchOptions extends EmbeddedProviderOptions {
  /**
   * Fetches and parses a file of the site. Rejects unless the response is complete. The cache
   * mode determines whether a cached copy may be used.
   */
  readonly fetchJson: (url: string, cache: RequestCache) => Promise<unknown>;
}

/** The shards of a manifest, as far as they've been loaded. */
interface Build {
  readonly manifest: ShardManifest;
  readonly engine: Engine;
  /** What's loading or loaded, by file. Failures aren't remembered, so the next call tries again. */
  readonly files: Map<string, Promise<void>>;
  /** What became of each file. A damaged one failed to load or to parse. */
  readonly states: Map<string, 'loaded' | 'damaged'>;
}

/** Shards that match the language and the tags of a request. */
function shardsFor(filters: FacetFilters | undefined, { shards }: ShardManifest): string[] {
  const groups = [filters ?? []].flat().map((group) => [group].flat());
  return Object.keys(shards).filter((key) => {
    const [language, tag] = key.split('/');
    const own = [`language:${language}`, `docusaurus_tag:${tag}`];
    return groups.every((group) => group.some((filter) => own.includes(filter)));
  });
}

/** The search that only needs files of this site. It runs in a worker, or in the page without one. */
export class EmbeddedSearch {
  readonly #options: EmbeddedSearchOptions;
  #build: Promise<Build> | undefined;
  /** The last build, even if its files are being listed again. */
  #last: Build | undefined;

  constructor(options: EmbeddedSearchOptions) {
    this.#options = options;
  }

  /**
   * Answers requests. Loads what they need, headings first.
   *
   * @param progressive whether to answer from headings while the text is loading
   * @throws RetryError if none of the requested shards could be loaded
   */
  async search(requests: readonly SearchRequest[], progressive: boolean): Promise<SearchOutput> {
    const build = await this.#listed().catch((cause: unknown) => {
      this.#build = undefined;
      throw new RetryError('Could not load the list of search shards.', { cause });
    });
    const { engine, manifest, states } = build;
    const keysOf = requests.map(({ facetFilters }) => shardsFor(facetFilters, manifest));
    const keys = [...new Set(keysOf.flat())];
    const statesOf = (part: 'headings' | 'text') =>
      keys.map((key) => states.get(manifest.shards[key]?.[part] ?? ''));
    const hasNone = (): boolean => !statesOf('headings').includes('loaded');
    const { first, all } = this.#load(build, keys);
    await (progressive ? first : all);
    if (hasNone()) {
      await all;
    }
    if (keys.length > 0 && hasNone()) {
      throw new RetryError('Could not load any search shard.');
    }
    const found = [...statesOf('headings'), ...statesOf('text')];
    const missing = found.includes('damaged') ? 'part' : found.includes(undefined) ? 'text' : null;
    return {
      results: requests.map((request, place) => {
        const result = engine.answer(request, keysOf[place] ?? [], this.#options.origin);
        return missing ? { ...result, notes: { ...result.notes, missing } } : result;
      }),
    };
  }

  /** Loads the list of shards, and again after a file failed: the site may have been deployed. */
  #listed(): Promise<Build> {
    this.#build ??= this.#fetch(MANIFEST_FILE, 'no-cache').then((value) => {
      const manifest = readManifest(value);
      if (JSON.stringify(manifest) !== JSON.stringify(this.#last?.manifest)) {
        this.#last = { manifest, engine: new Engine(), files: new Map(), states: new Map() };
      }
      return this.#last as Build;
    });
    return this.#build;
  }

  /**
   * Loads shards, documentation first. Most queries are about the documentation, and the first
   * response shouldn't have to wait until years of blog posts are indexed as well.
   */
  #load(build: Build, keys: readonly string[]): Record<'first' | 'all', Promise<unknown>> {
    const { engine, manifest } = build;
    const load = (wanted: readonly string[]): Record<'first' | 'all', Promise<unknown>> => {
      const headings = wanted.map((key) =>
        this.#once(build, manifest.shards[key]?.headings, (table) =>
          engine.addHeadings(key, table),
        ),
      );
      const texts = wanted.map((key, place) =>
        this.#once(build, manifest.shards[key]?.text, async (table) => {
          await headings[place];
          await engine.addText(key, table);
          this.#options.onComplete();
        }),
      );
      return { first: Promise.allSettled(headings), all: Promise.allSettled(texts) };
    };
    const docs = load(keys.filter((key) => key.includes('/docs-')));
    const others = docs.first.then(() => load(keys.filter((key) => !key.includes('/docs-'))).all);
    return { first: docs.first, all: Promise.all([docs.all, others]) };
  }

  /** Loads a file once. Its name contains a hash, so only a damaged copy has to be bypassed. */
  #once(build: Build, file = '', use: (value: unknown) => void | Promise<void>): Promise<void> {
    const { files, states } = build;
    const wasDamaged = states.has(file);
    const load = async (): Promise<void> => {
      try {
        await use(await this.#fetch(file, wasDamaged ? 'reload' : 'default'));
        states.set(file, 'loaded');
      } catch (error) {
        states.set(file, 'damaged');
        files.delete(file);
        this.#build = undefined;
        if (!wasDamaged) {
          this.#options.onComplete();
        }
        throw error;
      }
    };
    const promise = files.get(file) ?? load();
    files.set(file, promise);
    return promise;
  }

  #fetch(file: string, cache: RequestCache): Promise<unknown> {
    return this.#options.fetchJson(`${this.#options.baseUrl}${SHARD_FOLDER}/${file}`, cache);
  }
}
