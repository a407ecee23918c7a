/** Figures of the ranking. `npm run bench:search` shows what a change of one does. */
export const recipe = {
  /** Weight of the fields. */
  boost: { heading: 5, parents: 1, content: 1 },
  /** BM25: how fast repetition stops to count, and how much long sections lose. */
  k: 1.8,
  b: 0.9,
  /** Weight of a longer word that begins with the typed one. */
  prefixWeight: 0.5,
  /** From this length on, words before the last one match longer words too. */
  prefixFrom: 4,
  /** Known words tried for an unknown one. */
  repairs: 6,
  /** With fewer sections that hold all words, those that hold half of them count too. */
  enough: 8,
  /** How steeply such sections lose for each missing word. */
  coordination: 3,
  exactHeading: 4,
  headingStart: 1,
  wordsInHeading: 0.5,
  path: 0.15,
  headingCoverage: 1,
  pageTitle: 1.5,
} as const;
