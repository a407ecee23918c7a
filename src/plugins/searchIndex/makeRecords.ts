import { createHash } from 'node:crypto';
import type { Hierarchy, RecordType } from '../../search/protocol';
import type { IndexablePage, SearchRecord, Section } from './records';

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function hierarchyOf(area: string, section: Section): Hierarchy {
  const titles = [...section.parents, section.heading];
  const deeper = Object.fromEntries(
    LEVELS.map((level, index) => [level, titles[index + 1] ?? null]),
  ) as Omit<Hierarchy, 'lvl0' | 'lvl1'>;
  return { lvl0: area, lvl1: titles[0] ?? '', ...deeper };
}

/**
 * Derives a record's ID from its content, so that an edit earlier on the page doesn't change it.
 */
function nameRecords(path: string): (section: Section, content: string | null) => string {
  const taken = new Map<string, number>();
  return (section, content) => {
    const said = JSON.stringify([section.parents, section.heading, section.anchor, content]);
    const name = `${path}#${createHash('sha256').update(said).digest('hex').slice(0, 12)}`;
    const count = taken.get(name) ?? 0;
    taken.set(name, count + 1);
    return count === 0 ? name : `${name}-${count}`;
  };
}

/**
 * Turns pages into records: one for each heading, and one for each paragraph.
 *
 * @param pages validated pages, in a stable order
 * @param origin protocol and host of the site, without a trailing slash
 */
export function makeRecords(pages: readonly IndexablePage[], origin: string): SearchRecord[] {
  return pages.flatMap((page) => {
    const nameOf = nameRecords(page.path);
    const urlOfPage = origin + page.path;
    let position = 0;
    return page.sections.flatMap((section) => {
      const hierarchy = hierarchyOf(page.area, section);
      const keywords = [...(section.level === 1 ? page.keywords : []), ...(section.keywords ?? [])];
      const make = (type: RecordType, content: string | null, level: number): SearchRecord => {
        const record = {
          objectID: nameOf(section, content),
          type,
          hierarchy,
          content,
          keywords: content === null ? keywords : [],
          url: section.anchor ? `${urlOfPage}#${section.anchor}` : urlOfPage,
          url_without_anchor: urlOfPage,
          anchor: section.anchor || null,
          language: page.language,
          docusaurus_tag: page.tag,
          version: page.version,
          weight: { pageRank: page.rank, level, position },
        };
        position += 1;
        return record;
      };
      return [
        make(`lvl${section.level}` as RecordType, null, 100 - 10 * section.level),
        ...section.paragraphs.map((paragraph) => make('content', paragraph, 0)),
      ];
    });
  });
}
