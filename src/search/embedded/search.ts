import { type FacetFilters, RetryError, type SearchOutput, type SearchRequest } from '../protocol';
import { Engine } from './engine';
import {
  checkHeadings,
  checkManifest,
  MANIFEST_FILE,
  SHARD_FOLDER,
  type ShardManifest,
} from './shard';

/** The environment that the embedded search depends on. */
export interface EmbeddedSearchOptions {
  /** Base URL of the site, with a slash at the start and at the end. */
  readonly baseUrl: string;
  /** Protocol and host, prepended to the paths of results. */
  readonly origin: string;
  /**
   * Fetches and parses a file of the site. Rejects unless the response is complete. The cache
   * mode determines whether a cached copy may be used.
   */
  readonly fetchJson: (url: string, cache: RequestCache) => Promise<unknown>;
  /** Called when the same query may get another answer: text can be searched, or failed to load. */
  readonly onComplete?: () => void;
}

/** The shards of a manifest, as far as they've been loaded. */
interface Build {
  readonly manifest: ShardManifest;
  readonly engine: Engine;
  /** What's loading or loaded, by file. Failures aren't remembered, so the next call tries again. */
  readonly loaded: Map<string, Promise<unknown>>;
  /** Files that failed to load or to parse. */
  readonly damaged: Set<string>;
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

/**
 * The search that needs nothing but files of this site. It runs in a worker, or in the page if
 * workers aren't available.
 */
export class EmbeddedSearch {
  readonly #options: EmbeddedSearchOptions;
  #build: Promise<Build> | undefined;
  /** The last build, even if its files are being listed again. */
  #last: Build | undefined;

  constructor(options: EmbeddedSearchOptions) {
    this.#options = options;
  }

  /**
   * Loads what the requests will need, headings first. Errors are only reported when a search
   * needs the data.
   */
  async prepare(requests: readonly SearchRequest[]): Promise<void> {
    const build = await this.#listed();
    const keys = requests.flatMap(({ facetFilters }) => shardsFor(facetFilters, build.manifest));
    await this.#load(build, keys).all;
  }

  /**
   * Answers requests.
   *
   * @param progressive whether to answer from headings while the text is loading
   * @throws RetryError if none of the requested shards could be loaded
   */
  async search(requests: readonly SearchRequest[], progressive: boolean): Promise<SearchOutput> {
    const build = await this.#listed().catch((cause: unknown) => {
      throw new RetryError('Could not load the list of search shards.', { cause });
    });
    const { engine, manifest, damaged } = build;
    const keysOf = requests.map(({ facetFilters }) => shardsFor(facetFilters, manifest));
    const keys = [...new Set(keysOf.flat())];
    const hasAny = (): boolean => keys.some((key) => engine.loaded(key) !== 'nothing');
    const { first, all } = this.#load(build, keys);
    await (progressive ? first : all);
    if (!hasAny()) {
      await all;
    }
    if (keys.length > 0 && !hasAny()) {
      throw new RetryError('Could not load any search shard.');
    }
    const files = keys.flatMap((key) => Object.values(manifest.shards[key] ?? {}));
    const isPart = files.some((file) => damaged.has(file));
    const isFull = keys.every((key) => engine.loaded(key) === 'all');
    const missing = isPart ? 'part' : isFull ? undefined : 'text';
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
      const manifest = checkManifest(value);
      if (JSON.stringify(manifest) !== JSON.stringify(this.#last?.manifest)) {
        this.#last = { manifest, engine: new Engine(), loaded: new Map(), damaged: new Set() };
      }
      return this.#last as Build;
    });
    this.#build.catch(() => {
      this.#build = undefined;
    });
    return this.#build;
  }

  /**
   * Loads shards, documentation first. Most queries are about the documentation, and the first
   * response shouldn't have to wait until years of blog posts are indexed as well.
   */
  #load(build: Build, keys: readonly string[]): Record<'first' | 'all', Promise<unknown>> {
    const docs = keys.filter((key) => key.includes('/docs-'));
    const others = keys.filter((key) => !docs.includes(key));
    const first = Promise.allSettled(docs.map((key) => this.#headings(build, key)));
    const texts = Promise.allSettled(docs.map((key) => this.#text(build, key)));
    const all = first.then(() =>
      Promise.allSettled([
        texts,
        ...others.flatMap((key) => [this.#headings(build, key), this.#text(build, key)]),
      ]),
    );
    return { first, all };
  }

  #headings(build: Build, key: string): Promise<unknown> {
    return this.#once(build, build.manifest.shards[key]?.headings ?? '', (value) =>
      build.engine.addHeadings(key, checkHeadings(value)),
    );
  }

  #text(build: Build, key: string): Promise<unknown> {
    // Both requests start at once, the headings first.
    const headings = this.#headings(build, key);
    return this.#once(build, build.manifest.shards[key]?.text ?? '', async (value) => {
      await headings;
      await build.engine.addText(key, value);
      this.#options.onComplete?.();
    });
  }

  /** Loads a file once. Its name contains a hash, so only a damaged copy has to be bypassed. */
  #once(build: Build, file: string, use: (value: unknown) => unknown): Promise<unknown> {
    const { loaded, damaged } = build;
    const load = async (): Promise<void> => {
      try {
        await use(await this.#fetch(file, damaged.has(file) ? 'reload' : 'default'));
        damaged.delete(file);
      } catch (error) {
        loaded.delete(file);
        this.#build = undefined;
        if (!damaged.has(file)) {
          damaged.add(file);
          this.#options.onComplete?.();
        }
        throw error;
      }
    };
    const promise = loaded.get(file) ?? load();
    loaded.set(file, promise);
    return promise;
  }

  #fetch(file: string, cache: RequestCache): Promise<unknown> {
    return this.#options.fetchJson(`${this.#options.baseUrl}${SHARD_FOLDER}/${file}`, cache);
  }
}
