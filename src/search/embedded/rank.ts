import type { SearchResult as IndexHit } from 'minisearch';
import { type FoundWord, isHeldBy, termsOf } from './findWords';
import { recipe } from './recipe';
import type { IndexedSection } from './section';
import { fold, termsOfText, wordsOfQuery } from './tokens';

/** What the ranking reads in a section, made when it is first found. */
interface Traits {
  /** The heading as somebody would type it. */
  readonly heading: string;
  readonly headingLength: number;
  readonly headingTerms: readonly string[];
  readonly path: string;
}

const traits = new WeakMap<IndexedSection, Traits>();

function traitsOf(section: IndexedSection): Traits {
  let known = traits.get(section);
  if (!known) {
    const words = wordsOfQuery(section.heading);
    known = {
      heading: bare(words),
      headingLength: Math.max(words.length, 1),
      headingTerms: termsOfText(section.heading),
      path: fold(section.path),
    };
    traits.set(section, known);
  }
  return known;
}

/** What is left of a heading or a query when dashes of a flag and the @ of a package are set aside. */
function bare(words: readonly string[]): string {
  return words.map((word) => word.replace(/^[-@]+/, '')).join(' ');
}

/** Share of the query's words that a section holds. */
export function coverage(hit: IndexHit, words: readonly FoundWord[]): number {
  const held = new Set(hit.queryTerms);
  return words.filter((word) => isHeldBy(word, held)).length / words.length;
}

/** Orders what the index found: a query that is a heading, or begins one, wants that section. */
export function rank(
  hits: readonly IndexHit[],
  words: readonly FoundWord[],
  sectionOf: (id: number) => IndexedSection,
): IndexedSection[] {
  const typed = bare(words.map((word) => word.typed));
  const repaired = bare(words.map((word) => word.repairs[0] ?? word.typed));
  const terms = words.map(termsOf);

  /** How much more a section counts because of what its heading and address say. */
  const factorOf = (section: IndexedSection): number => {
    const { heading, headingLength, headingTerms, path } = traitsOf(section);
    const isHeading = heading === typed || heading === repaired;
    const beginsHeading = heading.startsWith(typed) || heading.startsWith(repaired);
    const inHeading = terms.filter((forms) =>
      forms.some((form) => headingTerms.some((own) => own.startsWith(form))),
    ).length;
    const inPath = terms.every((forms) => forms.some((form) => path.includes(form)));
    return (
      1 +
      (isHeading ? recipe.exactHeading : beginsHeading ? recipe.headingStart : 0) +
      (recipe.wordsInHeading * inHeading) / terms.length +
      recipe.headingCoverage * Math.min(1, inHeading / headingLength) +
      (inPath ? recipe.path : 0)
    );
  };

  return hits
    .map((hit) => {
      const section = sectionOf(hit.id);
      const title = section.level === 1 ? recipe.pageTitle : 1;
      return { section, score: hit.score * factorOf(section) * title * (section.rank / 100) };
    })
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id)
    .map(({ section }) => section);
}
