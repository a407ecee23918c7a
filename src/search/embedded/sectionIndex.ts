import MiniSearch, { type QueryCombination } from 'minisearch';
import type { HeadingTable, IndexedSection } from './shard';
import { stemOf, termsOf, tokensOf } from './tokens';

/** Number of sections to index at a time, so that queries can be answered in between. */
const CHUNK = 150;

/** Weights of the fields, and of those that are names of the section. */
const names = { heading: 2, anchor: 1, keywords: 3, parents: 2 };
const boost = { ...names, context: 1, content: 1 };

/** A section that a clause found. */
export interface FoundSection {
  readonly section: IndexedSection;
  score: number;
  /** Whether a word is in the heading, its parent headings, its anchor, or its search words. */
  isNamed: boolean;
}

/** IDs often use different words than the heading. */
function nameOf({ level, path, anchor }: IndexedSection): string {
  return level === 1 ? (path.split('/').filter(Boolean).at(-1) ?? '') : anchor;
}

/**
 * The MiniSearch index of all shards that have been loaded. A section is indexed as two documents:
 * its heading first, and its text when that has loaded.
 */
export class SectionIndex {
  /** Terms of known tokens while text is being indexed, because most tokens occur often. */
  readonly #terms = new Map<string, string[]>();
  /** All terms of the index, and how often they occur. */
  readonly vocabulary = new Map<string, number>();
  /** The terms with the same stem. */
  readonly #inflections = new Map<string, string[]>();
  readonly #index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: tokensOf,
    processTerm: (token) => {
      const terms = this.#terms.get(token) ?? termsOf(token);
      this.#terms.set(token, terms);
      for (const term of terms) {
        const count = this.vocabulary.get(term) ?? 0;
        this.vocabulary.set(term, count + 1);
        if (count === 0) {
          const stem = stemOf(term);
          this.#inflections.set(stem, [...(this.#inflections.get(stem) ?? []), term]);
        }
      }
      return terms;
    },
  });

  /** The other known words that are inflections of the same word. */
  inflectionsOf(word: string): readonly string[] {
    const all = this.#inflections.get(stemOf(word)) ?? [];
    return all.filter((other) => other !== word);
  }

  /** Makes headings searchable. MiniSearch needs a unique ID for each document: an object with its section. */
  addHeadings(sections: readonly IndexedSection[]): void {
    this.#index.addAll(
      sections.map((section) => ({
        id: { section },
        heading: section.heading,
        anchor: nameOf(section),
      })),
    );
  }

  /** Makes the text of sections searchable, one part at a time. */
  async addText(sections: readonly IndexedSection[]): Promise<void> {
    const documents = sections.map((section) => ({
      id: { section },
      keywords: section.keywords,
      parents: section.parents.map(({ heading }) => heading).join('\n'),
      // What readers call the topic of a page is often what's missing in its sections.
      context: section.parents.map(({ keywords }) => keywords).join('\n'),
      content: section.paragraphs.join('\n'),
    }));
    await this.#index.addAllAsync(documents, { chunkSize: CHUNK });
    this.#terms.clear();
  }

  /** Finds all sections of these shards that match one of the clauses, in any order. */
  find(queries: QueryCombination[], shards: ReadonlySet<HeadingTable>): FoundSection[] {
    const found = new Map<IndexedSection, FoundSection>();
    this.#index.search(
      { queries },
      {
        boost,
        tokenize: (text) => [text],
        processTerm: (text) => text,
        // Reads all matches here, because MiniSearch would sort everything that passes the filter.
        filter: ({ id, score, match, queryTerms }) => {
          const { section }: { section: IndexedSection } = id;
          if (shards.has(section.shard)) {
            const one = found.get(section) ?? { section, score: 0, isNamed: false };
            // MiniSearch prefers what matches several clauses, but these are alternatives.
            one.score += score / queryTerms.length;
            one.isNamed ||= Object.values(match).some((all) => all.some((field) => field in names));
            found.set(section, one);
          }
          return false;
        },
      },
    );
    return [...found.values()];
  }
}
