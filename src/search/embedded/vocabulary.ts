import { type Repair, repairsOf } from './repair';

/** The words that the index knows. */
export class Vocabulary {
  /** How often each word was added. */
  readonly #words = new Map<string, number>();
  #sorted: readonly string[] | undefined;
  /** Repairs that were looked for already: a word stays unknown while the next one is typed. */
  readonly #repairs = new Map<string, readonly Repair[]>();

  add(word: string): void {
    const count = this.#words.get(word) ?? 0;
    this.#words.set(word, count + 1);
    if (count === 0) {
      this.#sorted = undefined;
      this.#repairs.clear();
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** True when a known word begins with these letters. */
  hasBeginning(letters: string): boolean {
    const words = this.#inOrder();
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] as string) < letters) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return words[low]?.startsWith(letters) ?? false;
  }

  /** Known words near to an unknown one, the nearest first. */
  repairs(word: string, unfinished: boolean): readonly Repair[] {
    const key = unfinished ? `${word}*` : word;
    const known = this.#repairs.get(key);
    const repairs =
      known ??
      // Of words that are equally near, the usual one is the likelier.
      repairsOf(word, this.#inOrder(), unfinished).sort(
        (a, b) =>
          a.edits - b.edits ||
          Number(a.surplus) - Number(b.surplus) ||
          this.#countOf(b) - this.#countOf(a),
      );
    this.#repairs.set(key, repairs);
    return repairs;
  }

  #countOf({ term }: Repair): number {
    return this.#words.get(term) ?? 0;
  }

  #inOrder(): readonly string[] {
    this.#sorted ??= [...this.#words.keys()].sort();
    return this.#sorted;
  }
}
