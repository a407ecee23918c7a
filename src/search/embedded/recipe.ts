/** Parameters of the ranking. To see the effect of a change, run `npm run bench:search`. */
export const recipe = {
  /** Weights of the fields. */
  boost: { heading: 3, anchor: 2, keywords: 4, parents: 1, content: 1 },
  /**
   * BM25 parameters: how quickly repeated words stop adding to the score (k), and how much
   * long sections are penalized (b).
   */
  bm25: { k: 1.8, b: 0.7, d: 0.5 },
  /** Weight of a longer word that starts with the typed one. */
  prefixWeight: 0.3,
  /** Weight of a synonym. */
  synonymWeight: 0.65,
  /** As of this length, words other than the last one match longer words, too. */
  prefixFrom: 4,
  /** A single word of up to this length is searched for in headings only. */
  shortWord: 2,
  /** Weight of a generic word like "change" or "show", relative to an informative one. */
  weakWeight: 0.3,
  /** A word in up to this many sections has the maximum idf weight. */
  rare: 20,
  /** Minimum idf weight, for a word that's in almost every section. */
  common: 0.3,
  /** Number of known words to try for an unknown one. */
  repairs: 6,
  /** Weight of each of them, relative to the previous one. */
  repairWeight: 0.8,
  /**
   * If fewer sections than this contain all words, sections that contain some of them count,
   * too.
   */
  enough: 8,
  /** The minimum share of words in such sections. */
  least: 0.25,
  /** How steeply the score of such sections falls with each missing word. */
  coordination: 3,
  /** The query is the heading, or the heading starts with it. */
  exactHeading: 4,
  headingStart: 1,
  /** Added if most of the heading was typed. */
  headingNearEnd: 1,
  /** Share of the query that's in the heading, and of the heading that's in the query. */
  wordsInHeading: 0.8,
  headingCoverage: 1,
  /** Share of the query that's in the heading, its parent headings, and the search words. */
  named: 3.75,
  /** How steeply that falls with each missing word. */
  namedSteep: 2,
  /** Number of sections to rank, which is more than anyone is ever shown. */
  ordered: 1500,
  /**
   * Number of sections whose heading and URL are compared. They're the best ones by words
   * alone.
   */
  weighed: 150,
  /**
   * The words are next to each other in the text, in the order in which they were typed, as in
   * a search for an error message.
   */
  phrase: 1,
  phraseAmong: 25,
  /**
   * Added if at least this many pairs of words were typed and almost all of them match,
   * because the query is then probably a quotation.
   */
  quotation: 6,
  quotationFrom: 3,
  quotationSteep: 2.5,
  /** One of the section's search phrases, or its heading, says the same as the query. */
  like: 2.5,
  likeAmong: 30,
  /** How steeply that falls with words of the query and the phrase that aren't in both. */
  likeQuery: 1.2,
  likePhrase: 0.35,
  /** All words are in the URL. */
  path: 0.15,
  /** The section is the start of its page. */
  pageTitle: 1.5,
  /** The section is a row or a term without its own anchor, so it only mentions the subject. */
  withoutAnchor: 0.4,
} as const;
