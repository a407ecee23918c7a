/** Parameters of the ranking. To see the effect of a change, run `npm run bench:search`. */
export const recipe = {
  /** Weights of the fields. */
  boost: { heading: 2, anchor: 1, keywords: 3, parents: 1, content: 1 },
  /**
   * BM25 parameters: how quickly repeated words stop adding to the score (k), and how much
   * long sections are penalized (b).
   */
  bm25: { k: 1.8, b: 0.7, d: 0.5 },
  /** Weight of a longer word that starts with the typed one. */
  prefix: 0.3,
  /** A word of up to this length is completed to words of headings only. */
  shortWord: 4,
  /** Weight of a word with the same stem, and of two words joined. */
  stem: 0.7,
  joined: 0.5,
  /** Number of known words to try for an unknown one, and the weight of each compared to the previous one. */
  repairs: 3,
  repair: 0.8,
  /** A word in up to this many sections has the maximum idf. */
  rare: 20,
  /** The query is the heading, the heading starts with it, or most of the heading was typed. */
  exact: 4,
  starts: 1,
  near: 4,
  /** The words are in the heading, its parent headings, its URL, or its search words. */
  named: 2,
  /** The heading or one of the search phrases says the same as the query. */
  like: 2.5,
  /** How steeply that falls with words of the query, or of the phrase, that aren't in both. */
  likeQuery: 1.2,
  likePhrase: 0.35,
  /** The words are next to each other, as typed, or almost all of a longer query is. */
  adjacent: 1,
  quotation: 6,
  quotationFrom: 3,
  quotationSteep: 2.5,
  /** The section is the start of its page, and a single plain word was typed. */
  title: 1.5,
  /** The section is a row or a term without its own anchor. */
  row: 0.4,
  /** How much the rank of the page matters. Posts rank lower because they get outdated. */
  age: 1.5,
  /** The minimum score, compared to the best one. Most results below it only contain some of the words. */
  weakest: 0.05,
  /** Numbers of sections whose headings, phrases, and texts are compared. */
  weighed: 150,
  compared: 30,
  quoted: 25,
} as const;
