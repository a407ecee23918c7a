import { type FoundWord, termsOf } from './findWords';
import { recipe } from './recipe';
import type { IndexedSection } from './section';
import { singularOf, stemOf, wordsOfQuery } from './tokens';

type Phrases = readonly (readonly string[])[];

/** Phrases of the sections that were compared recently. */
const phrases = new Map<IndexedSection, { readonly keywords: string; readonly all: Phrases }>();
const MAX_PHRASES = 1000;

/** Stems a word so that its inflections are equal. */
function rootOf(word: string): string {
  return stemOf(word) ?? singularOf(word) ?? word;
}

/** The heading and the search words of a section, each split into words. */
function phrasesOf(section: IndexedSection): Phrases {
  const { heading, keywords } = section;
  const known = phrases.get(section);
  // The search words may have loaded after the heading was cached.
  if (known?.keywords === keywords) {
    return known.all;
  }
  const all = [heading, ...keywords.split(',')]
    .map((phrase) => wordsOfQuery(phrase).map(rootOf))
    .filter(({ length }) => length > 0);
  if (phrases.size >= MAX_PHRASES) {
    phrases.clear();
  }
  phrases.set(section, { keywords, all });
  return all;
}

/**
 * Returns how closely one of a section's phrases matches a query: 1 if it contains the whole
 * query and nothing else. Comparing phrase by phrase is necessary because a section's keywords
 * may contain the same words in different phrases, with a different meaning.
 */
export function likenessTo(words: readonly FoundWord[]): (section: IndexedSection) => number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const meant = words.map((word) => ({
    weight: word.weight,
    roots: new Set([word.typed, ...termsOf(word)].map(rootOf)),
    start: word.prefix ? word.typed : undefined,
  }));
  return (section) => {
    let most = 0;
    for (const phrase of phrasesOf(section)) {
      let held = 0;
      let count = 0;
      for (const { weight, roots, start } of meant) {
        if (isSaidIn(phrase, roots, start)) {
          held += weight;
          count += 1;
        }
      }
      if (count > 0) {
        const covered = Math.min(1, count / phrase.length);
        const likeness = (held / total) ** recipe.likeQuery * covered ** recipe.likePhrase;
        most = Math.max(most, likeness);
      }
    }
    return most;
  };
}

/** Whether a phrase contains one of the stems, or a word that starts with `start`. */
function isSaidIn(
  phrase: readonly string[],
  roots: ReadonlySet<string>,
  start: string | undefined,
): boolean {
  for (const one of phrase) {
    if (roots.has(one) || (start !== undefined && one.startsWith(start))) {
      return true;
    }
  }
  return false;
}
