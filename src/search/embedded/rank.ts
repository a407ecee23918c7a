import type { FoundWord } from './findWord';
import type { IndexedSection } from './shard';
import { fold, MAX_WORDS, wordsOf } from './tokens';

/** Parameters of the ranking. To see the effect of a change, run `npm run bench:search`. */
const recipe = {
  /** The query is the heading, or its start. */
  heading: 4,
  /** A flag of the query is in the heading. Commands in text quote flags, too. */
  flag: 20,
  /** The words are in the heading, its parent headings, its URL, or its search words. */
  named: 1,
  /** A text, or one about an error, contains the bigrams of a query of three or more words. */
  quotation: 6,
  message: 14,
  /** The power of the share of bigrams, so that missing or changed words count less. */
  quotationExponent: 1.5,
  /** The power of the share of words (2 to 1), times their number. Answers lack some words of a long question. */
  coverage: 6,
  /** The section is the start of its page, and a single plain word was typed. */
  title: 2,
  /** The minimum score, compared to the best one. Most results below it only contain some of the words. */
  weakest: 0.05,
  /** Number of sections whose headings and texts are compared with the query. */
  rerankDepth: 60,
};

/** Matches a text that contains an error message or a warning. */
export const MESSAGE = /\[(ERROR|WARNING|cause)\]|(Error|Exception|\b(Warning|Cause|Message)):/;
/** Matches the anchor of a section about errors. */
export const ABOUT_ERRORS = /(?:^|-)(?:troubleshooting|errors|mistakes|problems)$/;

/** A section that's being ranked. */
interface Candidate {
  readonly section: IndexedSection;
  score: number;
  /** Share of the query's words that the section contains, and that are in its names. */
  share: number;
  named: number;
}

/** A heading or query without the dashes of flags and the scopes of packages. */
function bare(words: readonly string[]): string {
  return words.map((word) => word.replace(/^(?:@[^/]+\/|[-@]+)/, '')).join(' ');
}

/** A heading or query as names: all of it, and its flags, because commands and values come with them. */
function namesOf(text: string): string[] {
  const words = wordsOf(text);
  return [bare(words), ...words.filter((word) => word.startsWith('-'))];
}

/** A text as normalized words, with a space around each. */
function spaced(text: string): string {
  return ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** The texts of sections, and the weight of each, by paragraphs, which change when the text loads. */
const textCache = new WeakMap<readonly string[], (readonly [text: string, weight: number])[]>();

function textsOf({ anchor, heading, keywords, paragraphs }: IndexedSection) {
  const weightOf = (text: string) =>
    ABOUT_ERRORS.test(anchor) || MESSAGE.test(text) ? recipe.message : recipe.quotation;
  const texts =
    textCache.get(paragraphs) ??
    [heading, keywords, ...paragraphs].map((text) => [spaced(text), weightOf(text)] as const);
  textCache.set(paragraphs, texts);
  return texts;
}

const byScore = (a: Candidate, b: Candidate): number => b.score - a.score;

/** The sections that contain any of the words. The rarer a word, the larger its share (idf). */
function candidatesOf(words: readonly FoundWord[], size: number): Candidate[] {
  const idfs = words.map(({ sections }) => Math.log((size + 1) / Math.max(1, sections.length)));
  const total = idfs.reduce((sum, idf) => sum + idf, 0);
  const candidates = new Map<IndexedSection, Candidate>();
  for (const [index, word] of words.entries()) {
    const share = (idfs[index] ?? 0) / total;
    for (const { section, score, isNamed } of word.sections) {
      const candidate = candidates.get(section) ?? { section, score: 0, share: 0, named: 0 };
      candidate.score += score;
      candidate.share += share;
      candidate.named += isNamed ? share : 0;
      candidates.set(section, candidate);
    }
  }
  return [...candidates.values()];
}

/**
 * Sorts the sections that contain the words of a query, best first, one for each URL.
 *
 * @param size number of sections that were searched
 */
export function rank(query: string, words: readonly FoundWord[], size: number): IndexedSection[] {
  const candidates = candidatesOf(words, size);
  // A single plain word means a page. More words, or an identifier, mean a part of it.
  const title = /^\p{L}\p{Ll}*$/u.test(query.trim()) ? recipe.title : 1;
  const coverage = Math.min(2, Math.max(1, recipe.coverage / words.length));
  for (const candidate of candidates) {
    const { level, pageRank } = candidate.section;
    candidate.score *= candidate.share ** coverage * (level === 1 ? title : 1) * (pageRank / 100);
  }
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0);
  const ranked = candidates.filter(({ score }) => score >= recipe.weakest * best).sort(byScore);

  const names = [...namesOf(query), bare(words.map(({ meant }) => meant))];
  const typed = spaced(query).trim().split(' ', MAX_WORDS);
  const bigrams = typed.slice(1).map((word, index) => ` ${typed[index]} ${word} `);
  const anyBigram = new RegExp(bigrams.join('|'));
  const nameScore = (name: string): number => {
    const shares = names.map((start) => (name.startsWith(start) ? start.length / name.length : 0));
    return Math.max(...shares) ** 2 * (name.startsWith('-') ? recipe.flag : recipe.heading);
  };
  const quoteScore = ([text, weight]: readonly [string, number]): number => {
    // One regular expression is faster than many searches, and few texts contain any of the bigrams.
    const quoted = anyBigram.test(text) ? bigrams.filter((bigram) => text.includes(bigram)) : [];
    return (quoted.length / bigrams.length) ** recipe.quotationExponent * weight;
  };
  const first = ranked.slice(0, recipe.rerankDepth);
  for (const candidate of first) {
    const named = words.length > 1 ? recipe.named * candidate.named ** 2 : 0;
    candidate.score *= 1 + named + Math.max(...namesOf(candidate.section.heading).map(nameScore));
    if (bigrams.length > 1) {
      candidate.score *= 1 + Math.max(...textsOf(candidate.section).map(quoteScore));
    }
  }
  const byUrl = new Map<string, IndexedSection>();
  for (const { section } of [...first.sort(byScore), ...ranked.slice(recipe.rerankDepth)]) {
    const url = `${section.path}#${section.anchor}`;
    byUrl.set(url, byUrl.get(url) ?? section);
  }
  return [...byUrl.values()];
}
