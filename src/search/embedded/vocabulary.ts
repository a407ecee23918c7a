import { type Repair, repairsOf } from './repair';

/** The words that the index knows. */
export class Vocabulary {
  readonly #words = new Set<string>();
  #sorted: readonly string[] | undefined;

  add(word: string): void {
    if (!this.#words.has(word)) {
      this.#words.add(word);
      this.#sorted = undefined;
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
  repairs(word: string, unfinished: boolean): Repair[] {
    return repairsOf(word, this.#inOrder(), unfinished);
  }

  #inOrder(): readonly string[] {
    this.#sorted ??= [...this.#words].sort();
    return this.#sorted;
  }
}
