import type { HeadingTable } from './shard';

/** A section as the index holds it. */
export interface IndexedSection {
  readonly id: number;
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly area: string;
  readonly path: string;
  readonly anchor: string;
  /** 100 for ordinary pages, less for posts. */
  readonly rank: number;
  readonly level: number;
  readonly heading: string;
  /** Titles above, from the page title down. */
  readonly parents: readonly string[];
  /** Empty until the text of the shard has arrived. */
  paragraphs: readonly string[];
}

/**
 * Reads the sections out of a heading table.
 *
 * @param firstId id of the first section; the others follow
 */
export function sectionsOf(table: HeadingTable, firstId: number): IndexedSection[] {
  const sections: IndexedSection[] = [];
  table.sections.forEach(([page, level, heading, anchor, above], index) => {
    const [path, area, rank] = table.pages[page] as HeadingTable['pages'][number];
    const parent = above >= 0 ? sections[above] : undefined;
    sections.push({
      id: firstId + index,
      tag: table.tag,
      language: table.language,
      version: table.version,
      area: table.areas[area] ?? '',
      path,
      anchor,
      rank,
      level: Math.min(Math.max(level, 1), 6),
      heading,
      parents: parent ? [...parent.parents, parent.heading] : [],
      paragraphs: [],
    });
  });
  return sections;
}
