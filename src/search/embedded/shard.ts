import type { SearchRecord } from '../records/types';
import { shortenAnchor } from './anchor';

/**
 * The index of each language and tag consists of two files. The heading table is loaded first so
 * that queries can be answered right away, followed by the text.
 */
export interface HeadingTable {
  readonly format: 4;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  readonly areas: readonly string[];
  /** Path of the page, index of its area, and rank. */
  readonly pages: readonly (readonly [path: string, area: number, rank: number])[];
  /**
   * One list for each field of the sections, because similar values next to each other
   * compress well.
   */
  readonly sections: {
    /** Index of the page, relative to that of the previous section. */
    readonly page: readonly number[];
    /**
     * Heading level, where 1 is the page title. The parent of a section is the last section
     * of the page with a lower level.
     */
    readonly level: readonly number[];
    readonly heading: readonly string[];
    /** Shortened with the help of the heading; 0 for the same anchor as the parent section. */
    readonly anchor: readonly (string | 0)[];
  };
}

/** Paragraphs and keywords of each section, in the order of the heading table. */
export interface TextTable {
  readonly format: 2;
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

/** Key of a shard in the manifest. */
export function shardKey(language: string, tag: string): string {
  return `${language}/${tag}`;
}

type Mutable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer Item)[]
    ? Item[]
    : T[K] extends object
      ? Mutable<T[K]>
      : T[K];
};

interface OpenShard {
  readonly headings: Mutable<HeadingTable>;
  readonly keywords: string[];
  readonly paragraphs: string[][];
  /** Anchor and page of each section, in full. */
  readonly anchors: string[];
  readonly pagesOfSections: number[];
  /** The possible parents of the next section: the last section of each level. */
  readonly open: (number | undefined)[];
}

/** A shard before it's written to files. */
export interface Shard {
  readonly headings: HeadingTable;
  readonly text: TextTable;
}

/** Sorts records into shards. The records of a page must be in the order of the page. */
export function makeShards(records: readonly SearchRecord[]): Map<string, Shard> {
  const shards = new Map<string, OpenShard>();
  const pageIndex = new Map<string, number>();
  const sectionIndex = new Map<string, number>();

  for (const record of records) {
    const key = shardKey(record.language, record.docusaurus_tag);
    let shard = shards.get(key);
    if (!shard) {
      shard = {
        headings: {
          format: 4,
          language: record.language,
          tag: record.docusaurus_tag,
          version: record.version,
          areas: [],
          pages: [],
          sections: { page: [], level: [], heading: [], anchor: [] },
        },
        keywords: [],
        paragraphs: [],
        anchors: [],
        pagesOfSections: [],
        open: [],
      };
      shards.set(key, shard);
    }
    const { headings, keywords, paragraphs, anchors, pagesOfSections, open } = shard;
    const path = new URL(record.url_without_anchor).pathname;
    let page = pageIndex.get(path);
    if (page === undefined) {
      let area = headings.areas.indexOf(record.hierarchy.lvl0);
      if (area < 0) {
        area = headings.areas.push(record.hierarchy.lvl0) - 1;
      }
      page = headings.pages.push([path, area, record.weight.pageRank]) - 1;
      pageIndex.set(path, page);
    }
    const titles = titlesOf(record);
    const id = (depth: number): string => `${path} ${JSON.stringify(titles.slice(0, depth))}`;
    // If two headings on a page have the same text, their anchors differ.
    const own = `${id(titles.length)} ${record.anchor ?? ''}`;
    let section = sectionIndex.get(own);
    if (section === undefined) {
      const { sections } = headings;
      const heading = titles.at(-1) as string;
      const anchor = record.anchor ?? '';
      const above = sectionIndex.get(id(titles.length - 1));
      section = anchors.length;
      const before = pagesOfSections.at(-1) ?? 0;
      if (page !== before) {
        open.length = 0;
      }
      open.length = titles.length;
      if (open.at(-1) !== above) {
        throw new Error(
          `Search records of ${path} are out of order: "${heading}" does not follow "${titles.at(-2)}".`,
        );
      }
      open.push(section);
      sections.page.push(page - before);
      sections.level.push(titles.length);
      sections.heading.push(heading);
      sections.anchor.push(
        above !== undefined && anchors[above] === anchor ? 0 : shortenAnchor(anchor, heading),
      );
      anchors.push(anchor);
      pagesOfSections.push(page);
      paragraphs.push([]);
      keywords.push('');
      sectionIndex.set(own, section);
      sectionIndex.set(id(titles.length), section);
    }
    if (record.keywords.length > 0) {
      keywords[section] = record.keywords.join(', ');
    }
    if (record.content) {
      paragraphs[section]?.push(record.content);
    }
  }

  return new Map(
    [...shards].map(([key, { headings, keywords, paragraphs }]) => [
      key,
      { headings, text: { format: 2, keywords, paragraphs } },
    ]),
  );
}

function titlesOf({ hierarchy }: SearchRecord): string[] {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((title): title is string => title !== null);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Guards against a damaged or incomplete file. @throws if the value isn't a manifest */
export function checkManifest(value: unknown): ShardManifest {
  if (!isObject(value) || value.format !== 1 || !isObject(value.shards)) {
    throw new TypeError('The list of search shards is damaged.');
  }
  return value as unknown as ShardManifest;
}

const SECTION_FIELDS = ['page', 'level', 'heading', 'anchor'] as const;

/** Whether the lists have the same length and refer to pages and sections that exist. */
function isSections(value: unknown, pages: number): value is HeadingTable['sections'] {
  if (!isObject(value) || !SECTION_FIELDS.every((field) => Array.isArray(value[field]))) {
    return false;
  }
  const sections = value as unknown as HeadingTable['sections'];
  const { length } = sections.heading;
  let page = 0;
  return (
    SECTION_FIELDS.every((field) => sections[field].length === length) &&
    sections.heading.every((heading, index) => {
      page += sections.page[index] as number;
      const level = sections.level[index] as number;
      return typeof heading === 'string' && page >= 0 && page < pages && level >= 1 && level <= 6;
    })
  );
}

/** Guards against a damaged file. @throws if the value isn't a heading table */
export function checkHeadings(value: unknown): HeadingTable {
  if (
    !isObject(value) ||
    value.format !== 4 ||
    !Array.isArray(value.areas) ||
    !Array.isArray(value.pages) ||
    !value.pages.every((page) => Array.isArray(page) && typeof page[0] === 'string') ||
    !isSections(value.sections, value.pages.length)
  ) {
    throw new TypeError('A heading table of the search index is damaged.');
  }
  return value as unknown as HeadingTable;
}

/** Guards against a damaged file. @throws if the value isn't the text of this heading table */
export function checkText(value: unknown, headings: HeadingTable): TextTable {
  if (
    !isObject(value) ||
    value.format !== 2 ||
    !Array.isArray(value.keywords) ||
    value.keywords.length !== headings.sections.heading.length ||
    !value.keywords.every((words) => typeof words === 'string') ||
    !Array.isArray(value.paragraphs) ||
    value.paragraphs.length !== headings.sections.heading.length ||
    !value.paragraphs.every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
    )
  ) {
    throw new TypeError('A text table of the search index is damaged.');
  }
  return value as unknown as TextTable;
}
