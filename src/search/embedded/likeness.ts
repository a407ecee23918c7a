import { type FoundWord, termsOf } from './findWords';
import { recipe } from './recipe';
import type { IndexedSection } from './section';
import { singularOf, stemOf, wordsOfQuery } from './tokens';

type Phrases = readonly (readonly string[])[];

/** Phrases of the sections that were looked at lately. */
const phrases = new Map<IndexedSection, { readonly keywords: string; readonly all: Phrases }>();
const MAX_PHRASES = 1000;

/** A word without its ending, so that its forms are alike. */
function rootOf(word: string): string {
  return stemOf(word) ?? singularOf(word) ?? word;
}

/** What the heading and the readers call a section, each as its words. */
function phrasesOf(section: IndexedSection): Phrases {
  const { heading, keywords } = section;
  const known = phrases.get(section);
  // The words of readers may have arrived after the heading was looked at.
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
 * Tells how nearly one of the phrases of a section says what a query says: 1
 * when it says all of it and nothing else. Its keywords may hold the same words
 * here and there, and mean something different.
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

/** True when a phrase holds one of the roots, or a word that begins with `start`. */
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
