import { type PackedText, unpackText } from '../../lib/packedText';

/**
 * The index of each language and tag consists of two files. The headings are loaded first so that
 * queries can be answered right away, followed by the text. The values of a field are next to each
 * other because similar values compress well.
 */
export interface HeadingTable {
  readonly format: 6;
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
  readonly pages: readonly (readonly [path: string, area: number, rank: number, levels: string])[];
  /** The heading of each section, page by page. */
  readonly headings: readonly string[];
  /** The anchor of each section, shortened. */
  readonly anchors: readonly string[];
}

/** The search words and paragraphs of all sections, in the order of the heading table, as one text. */
export interface TextTable extends PackedText {
  readonly format: 6;
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
  readonly format: 1;
  readonly shards: Readonly<Record<string, { readonly headings: string; readonly text: string }>>;
}

/** Folder of the shards, relative to the base URL. */
export const SHARD_FOLDER = 'search-index';

/** File that lists all shards. */
export const MANIFEST_FILE = 'manifest.json';

/** Placeholders for the heading and for its ID at the end of an anchor, and for nothing. */
export const ENDINGS = { '*': (heading: string) => heading, '+': slugOf, '=': () => '' } as const;

/** Turns a heading into an ID like most tools do: "Theme aliases" becomes `theme-aliases`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .replaceAll(' ', '-');
}

function fullAnchor(short: string, heading: string): string {
  const endingOf = ENDINGS[short.at(-1) as keyof typeof ENDINGS];
  return endingOf ? short.slice(0, -1) + endingOf(heading) : short;
}

/** A section as the index stores it. */
export interface IndexedSection {
  /** Position in its shard. */
  readonly id: number;
  readonly shard: Pick<HeadingTable, 'language' | 'tag' | 'version'>;
  readonly area: string;
  readonly path: string;
  readonly anchor: string;
  /** 100 for ordinary pages, less for posts. */
  readonly rank: number;
  readonly level: number;
  readonly heading: string;
  /** Titles of the parent sections, starting with the page title. */
  readonly parents: readonly string[];
  /** Paragraphs and search words. Empty until the text of the shard has loaded. */
  paragraphs: readonly string[];
  keywords: string;
}

/** Reads the sections of a heading table. */
export function sectionsOf(table: HeadingTable): IndexedSection[] {
  const sections: IndexedSection[] = [];
  for (const [path, area, rank, levels] of table.pages) {
    /** The last section of each level. */
    const open: IndexedSection[] = [];
    for (const level of [...levels].map(Number)) {
      const id = sections.length;
      const heading = table.headings[id] as string;
      const parent = open[level - 1];
      const section: IndexedSection = {
        id,
        shard: table,
        area: table.areas[area] ?? '',
        path,
        anchor: fullAnchor(table.anchors[id] as string, heading),
        rank,
        level,
        heading,
        parents: parent ? [...parent.parents, parent.heading] : [],
        paragraphs: [],
        keywords: '',
      };
      open[level] = section;
      sections.push(section);
    }
  }
  return sections;
}

/**
 * Adds the text of a table to its sections.
 *
 * @throws if the table is damaged
 */
export function readText(table: TextTable, sections: readonly IndexedSection[]): void {
  const headings = sections.map(({ heading }) => heading);
  const texts = unpackText(table, headings).split(SECTION_END);
  if (texts.length !== sections.length + 1) {
    fail('A text');
  }
  for (const [place, section] of sections.entries()) {
    const [keywords = '', ...paragraphs] = (texts[place] ?? '').split(PART_END);
    section.keywords = keywords;
    section.paragraphs = paragraphs;
  }
}

function fail(what: string): never {
  throw new TypeError(`${what} of the search index is damaged, or of another build.`);
}

function isListOf(value: unknown, isItem: (item: never) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem as (item: unknown) => boolean);
}
const isString = (value: unknown): boolean => typeof value === 'string';
const isPage = ([path, , , levels]: HeadingTable['pages'][number]): boolean =>
  isString(path) && /^1[1-6]*$/.test(levels);

/** Guards against a damaged or incomplete file. @throws if the value isn't a manifest */
export function checkManifest(value: unknown): ShardManifest {
  const manifest = value as ShardManifest | null;
  return manifest?.format === 1 && manifest.shards ? manifest : fail('The list');
}

/** Guards against a damaged file. @throws if the value isn't a heading table */
export function checkHeadings(value: unknown): HeadingTable {
  const table = value as HeadingTable | null;
  const isComplete =
    table?.format === 6 &&
    isListOf(table.areas, isString) &&
    isListOf(table.pages, isPage) &&
    isListOf(table.headings, isString) &&
    isListOf(table.anchors, isString) &&
    table.anchors.length === table.headings.length &&
    table.pages.flatMap(([, , , levels]) => [...levels]).length === table.headings.length;
  return isComplete ? table : fail('A heading table');
}

/** Guards against a damaged file. @throws if the value isn't the text of this heading table */
export function checkText(value: unknown, { id }: HeadingTable): TextTable {
  const table = value as TextTable | null;
  const isComplete =
    table?.format === 6 &&
    table.id === id &&
    isListOf(table.words, isString) &&
    isString(table.text);
  return isComplete ? table : fail('A text');
}
