/** How many edits a word of this length may be away from a known one. */
export function allowedEdits(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** A known word near to an unknown one. */
export interface Repair {
  readonly term: string;
  readonly edits: number;
}

/**
 * Finds known words near to an unknown one. Edits are a wrong, a missing, a
 * surplus letter, and two letters swapped.
 *
 * The table of edit distances is kept from word to word: the vocabulary is
 * sorted, so neighbours share their first letters, and a beginning that is
 * already too far is skipped with all words that share it.
 *
 * @param word the unknown word
 * @param vocabulary known words, sorted by code unit
 * @param unfinished true for the word being typed: then the beginning of a known word is enough
 */
export function repairsOf(
  word: string,
  vocabulary: readonly string[],
  unfinished: boolean,
): Repair[] {
  const limit = allowedEdits(word);
  if (limit === 0) {
    return [];
  }
  const width = word.length + 1;
  const rows: number[][] = [Array.from({ length: width }, (_, column) => column)];
  const found: Repair[] = [];
  let previous = '';
  /** Words that begin with this are too far. */
  let tooFar = '';

  for (const term of vocabulary) {
    if (tooFar && term.startsWith(tooFar)) {
      continue;
    }
    tooFar = '';
    let shared = 0;
    while (shared < previous.length && previous[shared] === term[shared]) {
      shared += 1;
    }
    // Rows are valid up to the depth reached by the word before.
    let depth = Math.min(shared, rows.length - 1);
    rows.length = depth + 1;
    const depthLimit = Math.min(term.length, word.length + limit);
    while (depth < depthLimit) {
      const row = nextRow(rows, word, term, depth);
      rows.push(row);
      depth += 1;
      if (Math.min(...row) > limit) {
        tooFar = term.slice(0, depth);
        break;
      }
    }
    previous = term.slice(0, rows.length - 1);
    if (unfinished) {
      // The best of the beginnings that are as long as the word, give or take the edits.
      let edits = limit + 1;
      for (let length = Math.max(1, word.length - limit); length < rows.length; length += 1) {
        edits = Math.min(edits, rows[length]?.[word.length] ?? edits);
      }
      if (edits <= limit) {
        found.push({ term, edits });
      }
    } else if (!tooFar && rows.length - 1 === term.length) {
      const edits = rows[term.length]?.[word.length] ?? limit + 1;
      if (edits <= limit) {
        found.push({ term, edits });
      }
    }
  }
  return found.sort((a, b) => a.edits - b.edits || a.term.length - b.term.length);
}

function nextRow(rows: readonly number[][], word: string, term: string, depth: number): number[] {
  const above = rows[depth] as number[];
  const twoAbove = rows[depth - 1];
  const letter = term[depth];
  const row = [depth + 1];
  for (let column = 1; column <= word.length; column += 1) {
    const same = word[column - 1] === letter;
    let edits = Math.min(
      (above[column] as number) + 1,
      (row[column - 1] as number) + 1,
      (above[column - 1] as number) + (same ? 0 : 1),
    );
    if (
      twoAbove &&
      column > 1 &&
      word[column - 2] === letter &&
      word[column - 1] === term[depth - 1]
    ) {
      edits = Math.min(edits, (twoAbove[column - 2] as number) + 1);
    }
    row.push(edits);
  }
  return row;
}
