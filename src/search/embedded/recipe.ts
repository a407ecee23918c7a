/** Figures of the ranking. `npm run bench:search` shows what a change of one does. */
export const recipe = {
  /** Weight of the fields. */
  boost: { heading: 3, anchor: 2, keywords: 4, parents: 1, content: 1 },
  /** How fast repetition stops to count (k), and how much long sections lose (b). */
  bm25: { k: 1.8, b: 0.7, d: 0.5 },
  /** Weight of a longer word that begins with the typed one. */
  prefixWeight: 0.3,
  /** Weight of another word for the typed one. */
  synonymWeight: 0.65,
  /** From this length on, words before the last one match longer words too. */
  prefixFrom: 4,
  /** A single word of up to this length is looked for in headings only. */
  shortWord: 2,
  /** Weight of a word like "change" or "show" against a telling one. */
  weakWeight: 0.3,
  /** A word in up to this many sections tells all that a word can. */
  rare: 20,
  /** What a word tells at least that is in almost every section. */
  common: 0.3,
  /** Known words tried for an unknown one. */
  repairs: 6,
  /** Weight of each against the one before it. */
  repairWeight: 0.8,
  /** With fewer sections that hold all words, those that hold a part of them count too. */
  enough: 8,
  /** The smallest such part. */
  least: 0.25,
  /** How steeply such sections lose for each missing word. */
  coordination: 3,
  /** The query is the heading, or the heading begins with it. */
  exactHeading: 4,
  headingStart: 1,
  /** More of that when most of the heading was typed. */
  headingNearEnd: 1,
  /** Share of the query that is in the heading, and of the heading that is in the query. */
  wordsInHeading: 0.8,
  headingCoverage: 1,
  /** Share of the query that is in the heading, those above it, and the words of readers. */
  named: 3.75,
  /** How steeply that falls for each word that is missing. */
  namedSteep: 2,
  /** Sections that are put in order: more than anybody is shown. */
  ordered: 1500,
  /** Sections whose heading and address are looked at: the first by their words alone. */
  weighed: 150,
  /** The words stand in the text side by side, as they were typed: a message is looked for so. */
  phrase: 1,
  phraseAmong: 25,
  /** More of that when so many pairs of words were typed, and almost all are there: somebody quotes. */
  quotation: 6,
  quotationFrom: 3,
  quotationSteep: 2.5,
  /** A phrase of readers, or the heading, says the same as the query. */
  like: 2.5,
  likeAmong: 30,
  /** How steeply that falls for words of the query, and of the phrase, that the other lacks. */
  likeQuery: 1.2,
  likePhrase: 0.35,
  /** All words are in the address. */
  path: 0.15,
  /** The section is the beginning of its page. */
  pageTitle: 1.5,
  /** The section is a row or a term without an anchor of its own: a mention, not the place itself. */
  withoutAnchor: 0.4,
} as const;
