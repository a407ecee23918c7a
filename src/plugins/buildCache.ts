import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from './cacheVersion/hashFiles';

/** Relative to the folder of the site. `npm run clear` deletes it. */
const FOLDER = 'node_modules/.cache/site';

/**
 * Results of a slow step, stored for the next build. Each result has a hash of everything that it was made from. If
 * the code that makes them changes, all are made again. Results that a build doesn't need aren't stored again.
 */
export class BuildCache<Result> {
  private readonly file: string;
  private readonly stamp: string;
  private readonly stored: ReadonlyMap<string, Result>;
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
  get(inputs: readonly (string | Buffer)[], make: () => Result): Result {
    const hash = createHash('sha256');
    for (const input of inputs) {
      hash.update(`${input.length}\n`).update(input);
    }
    const key = hash.digest('base64');
    const known = this.needed.has(key) ? this.needed : this.stored;
    const result = known.has(key) ? (known.get(key) as Result) : make();
    this.needed.set(key, result);
    return result;
  }

  /** Stores the results of this build for the next one. */
  store(): void {
    if ([...this.needed.keys()].some((key) => !this.stored.has(key))) {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify({ stamp: this.stamp, results: [...this.needed] }));
    }
  }
}
