import { allowedEdits, type Repair, repairsOf } from './repair';
import { stemOf, withoutDoubles } from './tokens';

/** How many times more usual a word must be when a letter too many was typed, as a power of two. */
const SURPLUS = 3;

/** How many times more usual a word must be to be preferred to one that was typed to its end, as a power of two. */
const WHOLE = 3;

/** Words of this length, of which one edit makes nothing known, may be two edits away. */
const FROM = 6;
const TO = 7;

/** How many times more usual both parts of a word must be to be meant by it. */
const RARER = 4;
/** The fewest letters of such a part. */
const PART = 3;

/** True when the first letter is right, or was swapped with the second. */
function beginsLike(term: string, word: string): boolean {
  return term[0] === word[0] || (term[0] === word[1] && term[1] === word[0]);
}

/** The words that the index knows. */
export class Vocabulary {
  /** How often each word was added. */
  readonly #words = new Map<string, number>();
  readonly #headings = new Set<string>();
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
    return this.#inOrder()[this.#placeOf(letters)]?.startsWith(letters) ?? false;
  }

  /** Known words that begin with these letters and go on. @param inHeadings true for those that headings hold */
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

  /** Remembers that a heading holds the word. */
  addHeading(word: string): void {
    this.#headings.add(word);
  }

  /** True when a heading holds the word. */
  isHeading(word: string): boolean {
    return this.#headings.has(word);
  }

  /** The two usual words that make up an unusual one: "front" and "matter" for "frontmatter". */
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

  /** True when a word is more usual than one of the others. */
  isUsual(word: string, others: readonly string[]): boolean {
    const count = this.#words.get(word) ?? 0;
    return others.some((other) => count > (this.#words.get(other) ?? 0));
  }

  /** Other forms of a word that are known: "disabling" for "disable". */
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

  /** Place of the first known word that is not before these letters. */
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

  /** Known words near to an unknown one, the nearest first. */
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

  /** Known words within the edits that the word may be away. Two edits and another beginning are no slip. */
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

  /** Of words that are equally near, the usual one is the likelier, and the one that lacks nothing that was typed. */
  #doubtOf({ term, surplus, whole }: Repair, word: string): number {
    // A letter that was typed twice is no more than a slow finger.
    const isSurplus = surplus && !withoutDoubles(term).startsWith(withoutDoubles(word));
    return (isSurplus ? SURPLUS : 0) - (whole ? WHOLE : 0) - Math.log2(this.#words.get(term) ?? 1);
  }

  #inOrder(): readonly string[] {
    this.#sorted ??= [...this.#words.keys()].sort();
    return this.#sorted;
  }
}
