import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from './cacheVersion/hashFiles';
import { hashInputs } from './hashInputs';

/** Relative to the folder of the site. `npm run clear` deletes it. */
const FOLDER = 'node_modules/.cache/site';

/** What a result is made from. */
type Inputs = readonly (string | Buffer)[];

/**
 * Results of a slow step, stored for the next build. Each result has a hash of everything that it was made from. If
 * the code that makes them changes, all are made again. Results that a build doesn't need aren't stored again.
 */
export class BuildCache<Result> {
  private readonly file: string;
  private readonly stamp: string;
  private stored: ReadonlyMap<string, Result>;
  private readonly needed = new Map<string, Result>();

  /**
   * @param name name of the file with the results, without an extension
   * @param code files and folders that the results depend on, relative to the folder of the site
   */
  constructor(siteDir: string, name: string, code: readonly string[]) {
    this.file = path.join(siteDir, FOLDER, `${name}.json`);
    this.stamp = hashFiles(siteDir, ['package-lock.json', ...code]);
    const { stamp, results } = existsSync(this.file)
      ? JSON.parse(readFileSync(this.file, 'utf8'))
      : {};
    this.stored = new Map(stamp === this.stamp ? results : []);
  }

  /**
   * Returns the result that was made from the same inputs, or makes it.
   *
   * @param make returns a value that JSON can represent
   */
  get(inputs: Inputs, make: () => Result): Result {
    const key = hashInputs(inputs);
    return this.keep(key, this.has(key) ? this.find(key) : make());
  }

  /** The same for a result that takes a while. */
  async getAsync(inputs: Inputs, make: () => Promise<Result>): Promise<Result> {
    const key = hashInputs(inputs);
    return this.keep(key, this.has(key) ? this.find(key) : await make());
  }

  /** Returns the result that was made from the same inputs, or undefined. */
  getStored(inputs: Inputs): Result | undefined {
    const key = hashInputs(inputs);
    return this.has(key) ? this.keep(key, this.find(key)) : undefined;
  }

  /** Adds a result that was made elsewhere. */
  add(inputs: Inputs, result: Result): void {
    this.keep(hashInputs(inputs), result);
  }

  private has(key: string): boolean {
    return this.needed.has(key) || this.stored.has(key);
  }

  private find(key: string): Result {
    return (this.needed.has(key) ? this.needed : this.stored).get(key) as Result;
  }

  private keep(key: string, result: Result): Result {
    this.needed.set(key, result);
    return result;
  }

  /** Stores the results of this build for the next one. */
  store(): void {
    if ([...this.needed.keys()].some((key) => !this.stored.has(key))) {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify({ stamp: this.stamp, results: [...this.needed] }));
      // The development server stores results after each change.
      this.stored = new Map(this.needed);
    }
  }
}
