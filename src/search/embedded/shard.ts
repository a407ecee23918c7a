import type { SearchRecord } from '../records/types';

/**
 * The index of one language and tag travels in two files. The heading table
 * comes first and answers at once; the text follows.
 */
export interface HeadingTable {
  readonly format: 1;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  readonly areas: readonly string[];
  /** Path of the page, index of its area, rank. */
  readonly pages: readonly (readonly [path: string, area: number, rank: number])[];
  /** Index of the page, level, heading, anchor, index of the section above or -1. */
  readonly sections: readonly (readonly [
    page: number,
    level: number,
    heading: string,
    anchor: string,
    above: number,
  ])[];
}

/** Paragraphs of each section, and keywords of each page, in the order of the heading table. */
export interface TextTable {
  readonly format: 1;
  readonly keywords: readonly string[];
  readonly paragraphs: readonly (readonly string[])[];
}

/** What there is to load, by `<language>/<tag>`. File names hold a hash of their content. */
export interface ShardManifest {
  readonly format: 1;
  readonly shards: Readonly<Record<string, { readonly headings: string; readonly text: string }>>;
}

/** Folder of the shards below the base URL. */
export const SHARD_FOLDER = 'search-index';

/** File that tells which shards there are. */
export const MANIFEST_FILE = 'manifest.json';

/** Name of a shard in the manifest. */
export function shardKey(language: string, tag: string): string {
  return `${language}/${tag}`;
}

type Mutable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K];
};

/** A shard before it is written. */
export interface Shard {
  readonly headings: HeadingTable;
  readonly text: TextTable;
}

/** Sorts records into shards. Records of one page come in the order of the page. */
export function makeShards(records: readonly SearchRecord[]): Map<string, Shard> {
  const shards = new Map<
    string,
    { headings: Mutable<HeadingTable>; keywords: string[]; paragraphs: string[][] }
  >();
  const pageIndex = new Map<string, number>();
  const sectionIndex = new Map<string, number>();

  for (const record of records) {
    const key = shardKey(record.language, record.docusaurus_tag);
    let shard = shards.get(key);
    if (!shard) {
      shard = {
        headings: {
          format: 1,
          language: record.language,
          tag: record.docusaurus_tag,
          version: record.version,
          areas: [],
          pages: [],
          sections: [],
        },
        keywords: [],
        paragraphs: [],
      };
      shards.set(key, shard);
    }
    const { headings, keywords, paragraphs } = shard;
    const path = new URL(record.url_without_anchor).pathname;
    let page = pageIndex.get(path);
    if (page === undefined) {
      let area = headings.areas.indexOf(record.hierarchy.lvl0);
      if (area < 0) {
        area = headings.areas.push(record.hierarchy.lvl0) - 1;
      }
      page = headings.pages.push([path, area, record.weight.pageRank]) - 1;
      pageIndex.set(path, page);
      keywords.push('');
    }
    const titles = titlesOf(record);
    const id = (depth: number): string => `${path} ${JSON.stringify(titles.slice(0, depth))}`;
    // Two headings of the same name on a page differ by their anchor.
    const own = `${id(titles.length)} ${record.anchor ?? ''}`;
    let section = sectionIndex.get(own);
    if (section === undefined) {
      section =
        headings.sections.push([
          page,
          titles.length,
          titles.at(-1) as string,
          record.anchor ?? '',
          sectionIndex.get(id(titles.length - 1)) ?? -1,
        ]) - 1;
      paragraphs.push([]);
      sectionIndex.set(own, section);
      sectionIndex.set(id(titles.length), section);
    }
    if (record.keywords.length > 0) {
      keywords[page] = record.keywords.join(', ');
    }
    if (record.content) {
      paragraphs[section]?.push(record.content);
    }
  }

  return new Map(
    [...shards].map(([key, { headings, keywords, paragraphs }]) => [
      key,
      { headings, text: { format: 1, keywords, paragraphs } },
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

/** Guards against a damaged or half-arrived file. @throws when the value is not a manifest. */
export function checkManifest(value: unknown): ShardManifest {
  if (!isObject(value) || value.format !== 1 || !isObject(value.shards)) {
    throw new TypeError('The list of search shards is damaged.');
  }
  return value as unknown as ShardManifest;
}

/** Guards against a damaged file. @throws when the value is not a heading table. */
export function checkHeadings(value: unknown): HeadingTable {
  if (
    !isObject(value) ||
    value.format !== 1 ||
    !Array.isArray(value.areas) ||
    !Array.isArray(value.pages) ||
    !Array.isArray(value.sections) ||
    !value.pages.every((page) => Array.isArray(page) && typeof page[0] === 'string') ||
    !value.sections.every(
      (section) =>
        Array.isArray(section) &&
        section[0] in (value.pages as object) &&
        typeof section[2] === 'string',
    )
  ) {
    throw new TypeError('A heading table of the search is damaged.');
  }
  return value as unknown as HeadingTable;
}

/** Guards against a damaged file. @throws when the value is not the text of that heading table. */
export function checkText(value: unknown, headings: HeadingTable): TextTable {
  if (
    !isObject(value) ||
    value.format !== 1 ||
    !Array.isArray(value.keywords) ||
    value.keywords.length !== headings.pages.length ||
    !value.keywords.every((words) => typeof words === 'string') ||
    !Array.isArray(value.paragraphs) ||
    value.paragraphs.length !== headings.sections.length ||
    !value.paragraphs.every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
    )
  ) {
    throw new TypeError('A text table of the search is damaged.');
  }
  return value as unknown as TextTable;
}
