/**
 * The index of each language and tag consists of two files. The headings are loaded first so that
 * queries can be answered right away, followed by the text. The values of a field are next to each
 * other because similar values compress well.
 */
export interface HeadingTable {
  readonly format: 5;
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
  /** The anchor of each section, shortened, or 0 for the same anchor as the parent section. */
  readonly anchors: readonly (string | 0)[];
}

/** Search words and paragraphs of each section, in the order of the heading table. */
export interface TextTable {
  readonly format: 3;
  readonly id: string;
  readonly keywords: readonly string[];
  readonly paragraphs: readonly (readonly string[])[];
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
const ENDINGS = { '*': (heading: string) => heading, '+': slugOf, '=': () => '' } as const;

/** Turns a heading into an ID like most tools do: "Theme aliases" becomes `theme-aliases`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .replaceAll(' ', '-');
}

/** Shortens an anchor with the help of its heading: `theme-footer` of "footer" becomes `theme-*`. */
export function shortenAnchor(anchor: string, heading: string): string {
  for (const [sign, endingOf] of Object.entries(ENDINGS)) {
    const ending = endingOf(heading);
    if (anchor.endsWith(ending) && (ending !== '' || /[*+=]$/.test(anchor))) {
      return anchor.slice(0, anchor.length - ending.length) + sign;
    }
  }
  return anchor;
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
  /** False for a row or a term that shares the anchor of the content around it. */
  readonly isLinkable: boolean;
  /** 100 for ordinary pages, less for posts. */
  readonly rank: number;
  readonly level: number;
  readonly heading: string;
  /** Titles of the parent sections, starting with the page title. */
  readonly parents: readonly string[];
  /** Paragraphs and search words. Empty until the text of the shard has loaded. */
  readonly paragraphs: readonly string[];
  readonly keywords: string;
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
      const short = table.anchors[id] as string | 0;
      const anchor = short === 0 ? (parent?.anchor ?? '') : fullAnchor(short, heading);
      const section: IndexedSection = {
        id,
        shard: table,
        area: table.areas[area] ?? '',
        path,
        anchor,
        isLinkable: anchor !== parent?.anchor,
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

function isListOf<T>(value: unknown, isItem: (item: T) => boolean): value is readonly T[] {
  return Array.isArray(value) && value.every(isItem);
}
const isString = (value: unknown): boolean => typeof value === 'string';

/** Guards against a damaged or incomplete file. @throws if the value isn't a manifest */
export function checkManifest(value: unknown): ShardManifest {
  const manifest = value as ShardManifest | null;
  if (manifest?.format !== 1 || typeof manifest.shards !== 'object' || !manifest.shards) {
    throw new TypeError('The list of search shards is damaged.');
  }
  return manifest;
}

/** Guards against a damaged file. @throws if the value isn't a heading table */
export function checkHeadings(value: unknown): HeadingTable {
  const table = value as HeadingTable | null;
  const isPage = (page: HeadingTable['pages'][number]): boolean =>
    Array.isArray(page) && isString(page[0]) && /^1(?:[1-6])*$/.test(page[3]);
  if (
    table?.format !== 5 ||
    !isListOf(table.areas, isString) ||
    !isListOf(table.pages, isPage) ||
    !isListOf(table.headings, isString) ||
    !isListOf(table.anchors, (anchor) => anchor === 0 || isString(anchor)) ||
    table.anchors.length !== table.headings.length ||
    table.pages.reduce((sum, page) => sum + page[3].length, 0) !== table.headings.length
  ) {
    throw new TypeError('A heading table of the search index is damaged.');
  }
  return table;
}

/**
 * Guards against a damaged file.
 *
 * @throws if the value isn't the text of this heading table
 */
export function checkText(value: unknown, { id, headings }: HeadingTable): TextTable {
  const table = value as TextTable | null;
  if (
    table?.format !== 3 ||
    table.id !== id ||
    !isListOf(table.keywords, isString) ||
    !isListOf(table.paragraphs, (texts) => isListOf(texts, isString)) ||
    table.keywords.length !== headings.length ||
    table.paragraphs.length !== headings.length
  ) {
    throw new TypeError('A text table of the search index is damaged, or of another build.');
  }
  return table;
}
