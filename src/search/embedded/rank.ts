import type { SearchResult as IndexHit } from 'minisearch';
import { type FoundWord, termsOf } from './findWords';
import { recipe } from './recipe';
import type { IndexedSection } from './section';

/** What is left of a heading or a query when dashes of a flag and the @ of a package are set aside. */
function bare(words: readonly string[]): string {
  return words.map((word) => word.replace(/^[-@]+/, '')).join(' ');
}

/** Share of the query's words that a section holds. */
export function coverage(hit: IndexHit, words: readonly FoundWord[]): number {
  const held = new Set(hit.queryTerms);
  const matched = words.filter((word) => termsOf(word).some((term) => held.has(term)));
  return matched.length / words.length;
}

/** How much more a section counts because of what its heading and address say. */
function factorOf(section: IndexedSection, words: readonly FoundWord[]): number {
  const heading = bare(section.headingWords);
  const typed = bare(words.map((word) => word.typed));
  const repaired = bare(words.map((word) => word.repairs[0] ?? word.typed));
  const isHeading = heading === typed || heading === repaired;
  const beginsHeading = heading.startsWith(typed) || heading.startsWith(repaired);
  const inHeading = words.filter((word) =>
    termsOf(word).some((term) => section.headingTerms.some((own) => own.startsWith(term))),
  ).length;
  const inPath = words.every((word) =>
    termsOf(word).some((term) => section.foldedPath.includes(term)),
  );
  return (
    1 +
    (isHeading ? recipe.exactHeading : beginsHeading ? recipe.headingStart : 0) +
    (recipe.wordsInHeading * inHeading) / words.length +
    recipe.headingCoverage * Math.min(1, inHeading / Math.max(section.headingWords.length, 1)) +
    (inPath ? recipe.path : 0)
  );
}

/** Orders what the index found: a query that is a heading, or begins one, wants that section. */
export function rank(
  hits: readonly IndexHit[],
  words: readonly FoundWord[],
  sectionOf: (id: number) => IndexedSection,
): IndexedSection[] {
  return hits
    .map((hit) => {
      const section = sectionOf(hit.id);
      const title = section.level === 1 ? recipe.pageTitle : 1;
      return {
        section,
        score: hit.score * factorOf(section, words) * title * (section.rank / 100),
      };
    })
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id)
    .map(({ section }) => section);
}
