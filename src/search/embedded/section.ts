import { fullAnchor } from './anchor';
import type { HeadingTable } from './shard';

/** A section as the index stores it. */
export interface IndexedSection {
  readonly id: number;
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly area: string;
  readonly path: string;
  readonly anchor: string;
  /** ID of the first section with the same URL. */
  readonly place: number;
  /** False for a row or a term that shares the anchor of the content around it. */
  readonly isLinkable: boolean;
  /** 100 for ordinary pages, less for posts. */
  readonly rank: number;
  readonly level: number;
  readonly heading: string;
  /** Titles of the parent sections, starting with the page title. */
  readonly parents: readonly string[];
  /** Empty until the text of the shard has loaded. */
  paragraphs: readonly string[];
  /** Search words for the section's subject. Empty until the text has loaded. */
  keywords: string;
}

/**
 * Reads the sections of a heading table.
 *
 * @param firstId ID of the first section; the other sections are numbered from there
 */
export function sectionsOf(table: HeadingTable, firstId: number): IndexedSection[] {
  const sections: IndexedSection[] = [];
  /** The first section at each URL. */
  const places = new Map<string, number>();
  /** The last section of each heading level on the page. */
  const open: (IndexedSection | undefined)[] = [];
  let page = 0;
  table.sections.heading.forEach((heading, index) => {
    const next = table.sections.page[index] ?? 0;
    const level = table.sections.level[index] ?? 1;
    page += next;
    open.length = next === 0 ? level : 0;
    const said = table.sections.anchor[index] ?? 0;
    const [path, area, rank] = table.pages[page] as HeadingTable['pages'][number];
    const parent = open[level - 1];
    const anchor = said === 0 ? (parent?.anchor ?? '') : fullAnchor(said, heading);
    const id = firstId + index;
    const address = `${page}#${anchor}`;
    const first = places.get(address) ?? id;
    places.set(address, first);
    const section: IndexedSection = {
      id,
      tag: table.tag,
      language: table.language,
      version: table.version,
      area: table.areas[area] ?? '',
      path,
      anchor,
      place: first,
      isLinkable: anchor !== parent?.anchor,
      rank,
      level,
      heading,
      parents: parent ? [...parent.parents, parent.heading] : [],
      paragraphs: [],
      keywords: '',
    };
    sections.push(section);
    open[level] = section;
  });
  return sections;
}
