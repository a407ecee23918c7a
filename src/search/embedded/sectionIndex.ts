import MiniSearch from 'minisearch';
import { recipe } from './recipe';
import { type HeadingTable, type IndexedSection, sectionsOf, type TextTable } from './shard';
import { termsOf, tokensOf } from './tokens';

/** Number of sections to index at a time, so that queries can be answered in between. */
const CHUNK = 150;

/** The fields of a section that are searched. */
export type Field = keyof typeof recipe.boost;

/** How each field is read from a section. */
const FIELDS: Readonly<Record<Field, (section: IndexedSection) => string>> = {
  heading: ({ heading }) => heading,
  // IDs often use different words than the heading.
  anchor: ({ level, path, isLinkable, anchor }) =>
    level === 1 ? (path.split('/').filter(Boolean).at(-1) ?? '') : isLinkable ? anchor : '',
  keywords: ({ keywords }) => keywords,
  parents: ({ parents }) => parents.join('\n'),
  content: ({ paragraphs }) => paragraphs.join('\n'),
};

/** The fields that are searched until the text has loaded. */
const FIRST_FIELDS: readonly Field[] = ['heading', 'anchor'];

/** A clause of a query, in the format of MiniSearch. */
export type Clause = Exclude<Parameters<MiniSearch['search']>[0], string | symbol>;

/** A section that a clause found. */
export interface FoundSection {
  readonly section: IndexedSection;
  readonly score: number;
  /** Whether a word is in the heading, its parents, its anchor, or its search words. */
  readonly isNamed: boolean;
}

/** The searchable sections of a shard. */
export class SectionIndex {
  readonly table: HeadingTable;
  sections: readonly IndexedSection[];
  /** Whether the text can be searched, and not only headings. */
  isFull = false;
  /** The terms of the index, and how often they occur. */
  vocabulary: ReadonlyMap<string, number> = new Map();
  #index: MiniSearch<IndexedSection>;

  constructor(table: HeadingTable) {
    this.table = table;
    this.sections = sectionsOf(table);
    const { index, counts } = newIndex(FIRST_FIELDS);
    index.addAll(this.sections);
    this.#index = index;
    this.vocabulary = counts;
  }

  /** Indexes the text of the sections, one part at a time, and then replaces the first index. */
  async addText({ keywords, paragraphs }: TextTable): Promise<void> {
    const sections = this.sections.map((section) => ({
      ...section,
      keywords: keywords[section.id] ?? '',
      paragraphs: paragraphs[section.id] ?? [],
    }));
    const { index, counts } = newIndex(Object.keys(FIELDS) as Field[]);
    await index.addAllAsync(sections, { chunkSize: CHUNK });
    this.sections = sections;
    this.#index = index;
    this.vocabulary = counts;
    this.isFull = true;
  }

  /** Finds all sections that match one of the clauses, in any order. */
  find(queries: Clause[]): FoundSection[] {
    const found: FoundSection[] = [];
    this.#index.search(
      { combineWith: 'OR', queries },
      {
        boost: recipe.boost,
        bm25: recipe.bm25,
        weights: { prefix: recipe.prefix, fuzzy: 0 },
        tokenize: (text) => [text],
        processTerm: (text) => text,
        // Reads all matches here, because MiniSearch would sort everything that passes the filter.
        filter: ({ id, score, match, queryTerms }) => {
          found.push({
            section: this.sections[id] as IndexedSection,
            // MiniSearch prefers sections that match several clauses, but these are alternatives.
            score: score / queryTerms.length,
            isNamed: Object.values(match).some((fields) => fields.some((f) => f !== 'content')),
          });
          return false;
        },
      },
    );
    return found;
  }
}

function newIndex(fields: readonly Field[]) {
  const counts = new Map<string, number>();
  /** Terms of the tokens so far, because the same ones occur over and over again. */
  const known = new Map<string, string[]>();
  const index = new MiniSearch<IndexedSection>({
    fields: [...fields],
    extractField: (section, field) =>
      field === 'id' ? section.id : FIELDS[field as Field](section),
    tokenize: tokensOf,
    processTerm: (token) => {
      let terms = known.get(token);
      if (!terms) {
        terms = termsOf(token);
        known.set(token, terms);
      }
      for (const term of terms) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
      return terms;
    },
  });
  return { index, counts };
}
