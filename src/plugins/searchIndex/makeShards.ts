import { createHash } from 'node:crypto';
import { packText } from '../../lib/packedText';
import { shortenAnchor } from '../../lib/shortAnchor';
import { type HeadingTable, joinTexts, type TextTable } from '../../search/embedded/shard';
import { condense } from './condense';
import type { SearchRecord } from './records';

/** A shard before it's written to files. */
export interface Shard {
  readonly headings: HeadingTable;
  readonly text: TextTable;
}

/** A heading with everything below it, as read from the records. */
interface Section {
  readonly path: string;
  readonly rank: number;
  readonly area: string;
  readonly level: number;
  /** The heading, after its parent headings. */
  readonly titles: readonly string[];
  readonly anchor: string;
  readonly keywords: string;
  readonly paragraphs: string[];
}

/** Groups records by language and tag. The records of a section follow that of its heading. */
function sectionsByShard(records: readonly SearchRecord[]): Map<string, [SearchRecord, Section[]]> {
  const shards = new Map<string, [SearchRecord, Section[]]>();
  for (const record of records) {
    const key = `${record.language}/${record.docusaurus_tag}`;
    const [, sections] = shards.get(key) ?? [record, []];
    shards.set(key, [record, sections]);
    if (record.content !== null) {
      sections.at(-1)?.paragraphs.push(record.content);
      continue;
    }
    const { lvl0, ...levels } = record.hierarchy;
    const titles = Object.values(levels).filter((title) => title !== null);
    sections.push({
      path: new URL(record.url_without_anchor).pathname,
      rank: record.weight.pageRank,
      area: lvl0,
      level: titles.length,
      titles,
      anchor: record.anchor ?? '',
      keywords: record.keywords.join(', '),
      paragraphs: [],
    });
  }
  return shards;
}

/** Makes a shard. The record is any one of it. */
function makeShard(
  { language, docusaurus_tag, version }: SearchRecord,
  sections: readonly Section[],
): Shard {
  const areas = [...new Set(sections.map(({ area }) => area))];
  const pages: [path: string, area: number, rank: number, levels: string][] = [];
  let open: Section[] = [];
  const anchors = sections.map((section) => {
    const { path, area, rank, level, titles, anchor } = section;
    const heading = titles.at(-1) ?? '';
    if (level === 1) {
      pages.push([path, areas.indexOf(area), rank, '']);
      open = [];
    }
    const page = pages.at(-1);
    const parent = open[level - 1];
    if (page?.[0] !== path || parent?.titles.at(-1) !== titles.at(-2)) {
      throw new Error(`Search records of ${path} are out of order at the heading "${heading}".`);
    }
    page[3] += level;
    open = open.slice(0, level);
    open[level] = section;
    return shortenAnchor(anchor, heading);
  });
  const headings = sections.map(({ titles }) => titles.at(-1) ?? '');
  const table = { language, tag: docusaurus_tag, version, areas, pages, headings, anchors };
  const id = createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 10);
  const paragraphs = condense(sections);
  const full = joinTexts(
    sections.map(({ keywords }, place) => [keywords, ...(paragraphs[place] ?? [])]),
  );
  return { headings: { id, ...table }, text: { id, ...packText(full, headings) } };
}

/**
 * Makes the shards of the embedded search, by `<language>/<tag>`. The records of a page must be in
 * the order of the page.
 *
 * @param reuse returns a shard that an earlier build made from the same data, or makes it
 * @throws if a section doesn't follow its parent section
 */
export function makeShards(
  records: readonly SearchRecord[],
  reuse: (data: string, make: () => Shard) => Shard = (_data, make) => make(),
): Map<string, Shard> {
  return new Map(
    [...sectionsByShard(records)].map(([key, [record, sections]]) => {
      const { language, docusaurus_tag, version } = record;
      const data = JSON.stringify([language, docusaurus_tag, version, sections]);
      return [key, reuse(data, () => makeShard(record, sections))];
    }),
  );
}
