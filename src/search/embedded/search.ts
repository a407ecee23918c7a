import { RetryError, type SearchOutput, type SearchRequest } from '../protocol';
import { answer } from './answer';
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

/** What the embedded search needs from where it runs. */
export interface EmbeddedSearchOptions {
  /** Base URL of the site, with slashes around it. */
  readonly baseUrl: string;
  /** Protocol and host, put in front of the paths of results. */
  readonly origin: string;
  /**
   * Gets and parses a file of the site; rejects for anything but a complete
   * answer. The mode tells whether a copy that the browser has will do.
   */
  readonly fetchJson: (url: string, cache: RequestCache) => Promise<unknown>;
  /** Called when the text of a shard can be searched: the same query may now find more. */
  readonly onComplete?: () => void;
}

/** Reads a JSON file of this site. */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) {
    throw new Error(`${response.status} for ${url}`);
  }
  return response.json();
}

/** Work that is done once for a key. A failure is forgotten, so that the next try is a new one. */
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

/** The search that needs nothing but files of this site. Runs in a worker, or in the page where there are none. */
export class EmbeddedSearch {
  readonly #engine = new Engine();
  readonly #options: EmbeddedSearchOptions;

  /** Files that failed to arrive or to be read. */
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
    // Both files are asked for at once, the headings first.
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

  /** Loads what the requests will need, headings first. A failure shows when a search asks again. */
  async prepare(requests: readonly SearchRequest[]): Promise<void> {
    const keys = wantedKeys(requests, await this.#manifest.get(MANIFEST_FILE));
    const { texts } = this.#load(keys);
    await texts;
  }

  /**
   * Loads shards, documentation first: most queries want it, and the first answer
   * should not wait until the posts of many years are indexed as well.
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
    // A failure shows when it is waited for.
    for (const text of firstTexts) {
      text.catch(() => undefined);
    }
    return { first, headings: rest, texts };
  }

  /**
   * Answers requests.
   *
   * @param progressive true to answer from headings while the text is on its way
   * @throws RetryError when nothing of what was asked for could be loaded
   */
  async search(requests: readonly SearchRequest[], progressive: boolean): Promise<SearchOutput> {
    const manifest = await this.#manifest.get(MANIFEST_FILE).catch((cause: unknown) => {
      throw new RetryError('The list of search shards could not be loaded.', { cause });
    });
    const keys = wantedKeys(requests, manifest);
    const { first, headings, texts } = this.#load(keys);
    await (progressive ? first : texts);
    if (!keys.some((key) => this.#engine.has(key))) {
      await headings;
    }
    if (keys.length > 0 && !keys.some((key) => this.#engine.has(key))) {
      // The site may have been deployed anew since the list was read.
      this.#manifest.forget(MANIFEST_FILE);
      throw new RetryError('No search shard could be loaded.');
    }
    const available = Object.keys(manifest.shards);
    return {
      results: requests.map((request) =>
        answer(this.#engine, request, available, this.#options.origin),
      ),
    };
  }

  async #fetch<T>(file: string, check: (value: unknown) => T | Promise<T>): Promise<T> {
    const { baseUrl, fetchJson: fetchFile } = this.#options;
    // The list has a fixed name; the others change their name with their
    // content, so only damage is a reason to pass over a copy.
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
      throw new Error(`There is no search shard ${key}.`);
    }
    return files;
  }
}

/** Shards to load. Requests that only count facets make do with what the others load. */
function wantedKeys(requests: readonly SearchRequest[], { shards }: ShardManifest): string[] {
  const keys = requests
    .filter(({ hitsPerPage }) => hitsPerPage !== 0)
    .flatMap((request) => shardsFor(request, Object.keys(shards)));
  return [...new Set(keys)];
}
