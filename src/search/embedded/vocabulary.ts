import { allowedEdits, type Repair, repairsOf } from './repair';
import { stemOf, withoutDoubles } from './tokens';

/** How many times as common a word must be if an extra character was typed, as a power of two. */
const SURPLUS = 3;

/**
 * How many times as common a word must be to be preferred to one that was typed completely, as a
 * power of two.
 */
const WHOLE = 3;

/** Words of this length can be two edits away from a known word if there's none within one edit. */
const FROM = 6;
const TO = 7;

/** How many times as common both parts must be for a word to be split into them. */
const RARER = 4;
/** Minimum length of such a part. */
const PART = 3;

/** Whether the first letter is correct, or was swapped with the second. */
function beginsLike(term: string, word: string): boolean {
  return term[0] === word[0] || (term[0] === word[1] && term[1] === word[0]);
}

/** The words that the index contains. */
export class Vocabulary {
  /** How often each word was added. */
  readonly #words = new Map<string, number>();
  readonly #headings = new Set<string>();
  #sorted: readonly string[] | undefined;
  /** Cache of corrections, because a word stays unknown while the next one is typed. */
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

  /** Whether a known word starts with this prefix. */
  hasBeginning(letters: string): boolean {
    return this.#inOrder()[this.#placeOf(letters)]?.startsWith(letters) ?? false;
  }

  /**
   * Known words that start with this prefix and are longer. @param inHeadings whether to
   * return only words that occur in headings
   */
  beginningWith(letters: string, inHeadings: boolean): readonly string[] {
    const words = this.#inOrder();
    const found: string[] = [];
    for (let place = this.#placeOf(letters); words[place]?.startsWith(letters); place += 1) {
      const word = words[place] as string;
      if (word !== letters && (!inHeadings || this.isHeading(word))) {
        found.push(word);
      }
    }
    return found;
  }

  /** Records that a heading contains the word. */
  addHeading(word: string): void {
    this.#headings.add(word);
  }

  /** Whether a heading contains the word. */
  isHeading(word: string): boolean {
    return this.#headings.has(word);
  }

  /**
   * The two common words that make up a rare one, such as "front" and "matter" when they're
   * typed as one word.
   */
  pairOf(word: string): readonly string[] {
    if (word.length < 2 * PART || !/^[a-z]+$/.test(word)) {
      return [];
    }
    let most = RARER * (this.#words.get(word) ?? 0);
    let pair: readonly string[] = [];
    for (let place = PART; place <= word.length - PART; place += 1) {
      const parts = [word.slice(0, place), word.slice(place)];
      const count = Math.min(...parts.map((part) => this.#words.get(part) ?? 0));
      if (count > most) {
        most = count;
        pair = parts;
      }
    }
    return pair;
  }

  /** Whether a word is more common than one of the others. */
  isUsual(word: string, others: readonly string[]): boolean {
    const count = this.#words.get(word) ?? 0;
    return others.some((other) => count > (this.#words.get(other) ?? 0));
  }

  /** Known inflections of a word, such as "disabling" for "disable". */
  variants(word: string): readonly string[] {
    const stem = stemOf(word);
    if (!stem) {
      return [];
    }
    const words = this.#inOrder();
    const variants: string[] = [];
    for (let place = this.#placeOf(stem); words[place]?.startsWith(stem); place += 1) {
      const other = words[place] as string;
      if (other !== word && (other === stem || stemOf(other) === stem)) {
        variants.push(other);
      }
    }
    return variants;
  }

  /** Index of the first known word that sorts at or after this prefix. */
  #placeOf(letters: string): number {
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
    return low;
  }

  /** Known words that are similar to an unknown one, best first. */
  repairs(word: string, unfinished: boolean): readonly Repair[] {
    const key = unfinished ? `${word}*` : word;
    const known = this.#repairs.get(key);
    const repairs =
      known ??
      this.#near(word, unfinished).sort(
        (a, b) => a.edits - b.edits || this.#doubtOf(a, word) - this.#doubtOf(b, word),
      );
    this.#repairs.set(key, repairs);
    return repairs;
  }

  /**
   * Known words within the maximum number of edits. Words with two edits and a different first
   * letter aren't considered typos.
   */
  #near(word: string, unfinished: boolean): Repair[] {
    const words = this.#inOrder();
    const limit = allowedEdits(word);
    const isLikely = ({ term, edits }: Repair): boolean => edits < 2 || beginsLike(term, word);
    const near = repairsOf(word, words, unfinished, limit).filter(isLikely);
    if (near.length > 0 || word.length < FROM || word.length > TO) {
      return near;
    }
    return repairsOf(word, words, unfinished, limit + 1).filter(isLikely);
  }

  /**
   * Of several equally similar words, prefer common ones, and those that contain everything
   * that was typed.
   */
  #doubtOf({ term, surplus, whole }: Repair, word: string): number {
    // A doubled character is the most harmless kind of typo.
    const isSurplus = surplus && !withoutDoubles(term).startsWith(withoutDoubles(word));
    return (isSurplus ? SURPLUS : 0) - (whole ? WHOLE : 0) - Math.log2(this.#words.get(term) ?? 1);
  }

  #inOrder(): readonly string[] {
    this.#sorted ??= [...this.#words.keys()].sort();
    return this.#sorted;
  }
}
