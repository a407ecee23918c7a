import { type PackedText, unpackText } from '../../lib/packedText';
import { fullAnchor } from '../../lib/shortAnchor';

/**
 * The index of each language and tag consists of two files. The headings are loaded first so that
 * queries can be answered right away, followed by the text. The values of a field are next to each
 * other because similar values compress well.
 */
export interface HeadingTable {
  /** Identifies the table. The text that belongs to it has the same ID. */
  readonly id: string;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  readonly areas: readonly string[];
  /**
   * The path of each page, the index of its area, its rank, and the level of each of its sections,
   * as one digit per section.
   */
  readonly pages: readonly (readonly [
    path: string,
    area: number,
    pageRank: number,
    levels: string,
  ])[];
  /** The heading of each section, page by page. */
  readonly headings: readonly string[];
  /** The anchor of each section, shortened. */
  readonly anchors: readonly string[];
}

/** The search words and paragraphs of all sections, in the order of the heading table, as one text. */
export interface TextTable extends PackedText {
  readonly id: string;
}

/** Ends each part of a section's text, and each section. Texts don't contain them. */
const PART_END = '\n';
const SECTION_END = '\f';

/** Joins the texts of sections. Each starts with the search words, followed by the paragraphs. */
export function joinTexts(sections: readonly (readonly string[])[]): string {
  return sections.map((parts) => parts.join(PART_END) + SECTION_END).join('');
}

/** All available shards, by `<language>/<tag>`. File names contain a hash of the content. */
export interface ShardManifest {
  /** Changes with the structure of the files. */
  readonly format: 7;
  readonly shards: Readonly<Record<string, { readonly headings: string; readonly text: string }>>;
}

/** Folder of the shards, relative to the base URL. */
export const SHARD_FOLDER = 'search-index';

/** File that lists all shards. */
export const MANIFEST_FILE = 'manifest.json';

/** A section as the index stores it. */
export interface IndexedSection {
  readonly shard: HeadingTable;
  readonly area: string;
  readonly path: string;
  readonly anchor: string;
  /** 100 for documentation, less for other pages and posts (see `readPage.ts`). */
  readonly pageRank: number;
  readonly level: number;
  readonly heading: string;
  /** The parent sections, starting with the start of the page. */
  readonly parents: readonly IndexedSection[];
  /** Paragraphs and search words. Empty until the text of the shard has loaded. */
  paragraphs: readonly string[];
  keywords: string;
}

function fail(what: string): never {
  throw new TypeError(`${what} of the search index is damaged, or of another build.`);
}

/** Reads the list of shards. @throws if it's damaged */
export function readManifest(value: unknown): ShardManifest {
  const manifest = value as ShardManifest | null;
  return manifest?.format === 7 && manifest.shards ? manifest : fail('The list');
}

/** Reads the sections of a heading table. @throws if it's damaged */
export function readHeadings(value: unknown): IndexedSection[] {
  const table = value as HeadingTable;
  const sections: IndexedSection[] = [];
  for (const [path, area, pageRank, levels] of table?.pages ?? []) {
    /** The last section of each level. */
    const open: IndexedSection[] = [];
    for (const level of [...levels].map(Number)) {
      const id = sections.length;
      const heading = table.headings[id] ?? fail('A heading');
      const parent = open[level - 1];
      const section: IndexedSection = {
        shard: table,
        area: table.areas[area] ?? '',
        path,
        anchor: fullAnchor(table.anchors[id] ?? fail('An anchor'), heading),
        pageRank,
        level,
        heading,
        parents: parent ? [...parent.parents, parent] : [],
        paragraphs: [],
        keywords: '',
      };
      open[level] = section;
      sections.push(section);
    }
  }
  return sections.length > 0 ? sections : fail('A heading table');
}

/** Adds the text of a shard to its sections. @throws if it's damaged, or isn't the text of these headings */
export function readText(value: unknown, sections: readonly IndexedSection[]): void {
  const table = value as TextTable | null;
  if (!table?.words || table.id !== sections[0]?.shard.id) {
    fail('A text');
  }
  const headings = sections.map(({ heading }) => heading);
  const texts = unpackText(table, headings).split(SECTION_END);
  if (texts.length !== sections.length + 1) {
    fail('A text');
  }
  for (const [index, section] of sections.entries()) {
    [section.keywords = '', ...section.paragraphs] = (texts[index] ?? '').split(PART_END);
  }
}
