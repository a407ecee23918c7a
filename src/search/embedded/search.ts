import { RetryError, type SearchOutput, type SearchRequest } from '../protocol';
import { Engine } from './engine';
import { shardsFor } from './filters';
import {
  checkHeadings,
  checkManifest,
  checkText,
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
  /** Called when the text of a shard becomes searchable, so the same query may now find more. */
  readonly onComplete?: () => void;
}

/** Fetches and parses a JSON file of this site. */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) {
    throw new Error(`${response.status} for ${url}`);
  }
  return response.json();
}

/** Runs a task once for each key. Failures aren't remembered, so the next call tries again. */
class Once<T> {
  readonly #running = new Map<string, Promise<T>>();
  readonly #work: (key: string) => Promise<T>;

  constructor(work: (key: string) => Promise<T>) {
    this.#work = work;
  }

  get(key: string): Promise<T> {
    const known = this.#running.get(key);
    if (known) {
      return known;
    }
    const promise = this.#work(key);
    this.#running.set(key, promise);
    promise.catch(() => this.forget(key));
    return promise;
  }

  forget(key: string): void {
    this.#running.delete(key);
  }
}

/**
 * The search that needs nothing but files of this site. It runs in a worker, or in the page if
 * workers aren't available.
 */
export class EmbeddedSearch {
  readonly #engine = new Engine();
  readonly #options: EmbeddedSearchOptions;

  /** Files that failed to load or to parse. */
  readonly #damaged = new Set<string>();

  readonly #manifest = new Once((file) => this.#fetch(file, checkManifest));

  readonly #headings = new Once(async (key) => {
    const { headings } = await this.#filesOf(key);
    const table = await this.#fetch(headings, checkHeadings);
    this.#engine.addHeadings(key, table);
    return table;
  });

  readonly #text = new Once(async (key) => {
    const { text } = await this.#filesOf(key);
    // Start both requests at once, the headings first.
    const headings = this.#headings.get(key);
    const arriving = this.#fetch(text, async (value) => checkText(value, await headings));
    arriving.catch(() => undefined);
    await headings;
    await this.#engine.addText(key, await arriving);
    this.#options.onComplete?.();
  });

  constructor(options: EmbeddedSearchOptions) {
    this.#options = options;
  }

  /**
   * Loads what the requests will need, headings first. Errors are only reported when a search
   * needs the data.
   */
  async prepare(requests: readonly SearchRequest[]): Promise<void> {
    const keys = wantedKeys(requests, await this.#manifest.get(MANIFEST_FILE));
    const { texts } = this.#load(keys);
    await texts;
  }

  /**
   * Loads shards, documentation first. Most queries are about the documentation, and the first
   * response shouldn't have to wait until years of blog posts are indexed as well.
   */
  #load(keys: readonly string[]): Record<'first' | 'headings' | 'texts', Promise<unknown>> {
    const docs = keys.filter((key) => key.includes('/docs-'));
    const others = keys.filter((key) => !docs.includes(key));
    const first = Promise.allSettled(docs.map((key) => this.#headings.get(key)));
    const firstTexts = docs.map((key) => this.#text.get(key));
    const rest = first.then(() => Promise.allSettled(others.map((key) => this.#headings.get(key))));
    const texts = rest.then(() =>
      Promise.allSettled([...firstTexts, ...others.map((key) => this.#text.get(key))]),
    );
    // Errors are handled where the promise is awaited.
    for (const text of firstTexts) {
      text.catch(() => undefined);
    }
    return { first, headings: rest, texts };
  }

  /**
   * Answers requests.
   *
   * @param progressive whether to answer from headings while the text is loading
   * @throws RetryError if none of the requested shards could be loaded
   */
  async search(requests: readonly SearchRequest[], progressive: boolean): Promise<SearchOutput> {
    const manifest = await this.#manifest.get(MANIFEST_FILE).catch((cause: unknown) => {
      throw new RetryError('Could not load the list of search shards.', { cause });
    });
    const keys = wantedKeys(requests, manifest);
    const { first, headings, texts } = this.#load(keys);
    await (progressive ? first : texts);
    if (!keys.some((key) => this.#engine.has(key))) {
      await headings;
    }
    if (keys.length > 0 && !keys.some((key) => this.#engine.has(key))) {
      // The site may have been deployed again since the list was loaded.
      this.#manifest.forget(MANIFEST_FILE);
      throw new RetryError('Could not load any search shard.');
    }
    const available = Object.keys(manifest.shards);
    return {
      results: requests.map((request) =>
        this.#engine.answer(request, shardsFor(request, available), this.#options.origin),
      ),
    };
  }

  async #fetch<T>(file: string, check: (value: unknown) => T | Promise<T>): Promise<T> {
    const { baseUrl, fetchJson: fetchFile } = this.#options;
    // The list always has the same name. All other file names contain a hash of the content,
    // so their cached copies only need to be bypassed if they're damaged.
    const usual = file === MANIFEST_FILE ? 'no-cache' : 'default';
    const cache = this.#damaged.has(file) ? 'reload' : usual;
    try {
      const value = await check(await fetchFile(`${baseUrl}${SHARD_FOLDER}/${file}`, cache));
      this.#damaged.delete(file);
      return value;
    } catch (error) {
      this.#damaged.add(file);
      throw error;
    }
  }

  async #filesOf(key: string): Promise<ShardManifest['shards'][string]> {
    const files = (await this.#manifest.get(MANIFEST_FILE)).shards[key];
    if (!files) {
      throw new Error(`The search shard ${key} doesn't exist.`);
    }
    return files;
  }
}

/** Shards to load. Requests that only count facets use whatever the others load. */
function wantedKeys(requests: readonly SearchRequest[], { shards }: ShardManifest): string[] {
  const keys = requests
    .filter(({ hitsPerPage }) => hitsPerPage !== 0)
    .flatMap((request) => shardsFor(request, Object.keys(shards)));
  return [...new Set(keys)];
}
