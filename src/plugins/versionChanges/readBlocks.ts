import { formatOf, type MarkdownFormat } from '../../lib/markdown';
import type { Piece } from '../docText/readPieces';
import { readSections } from '../docText/readSections';

/** A block of a page as readers see it. */
export interface Block {
  readonly kind: Exclude<Piece['kind'], 'component'>;
  readonly text: string;
  /** The heading above the block. For a heading, it's the heading itself. */
  readonly section: Section;
}

/** A heading on a page. */
export interface Section {
  readonly title: string;
  readonly id: string | undefined;
}

/** Reads a partial that a page imports, or returns undefined if it doesn't exist. */
type ReadPartial = (path: string) => string | undefined;

/**
 * Splits a page into the blocks that a comparison shows side by side. It includes only
 * what readers see, so it ignores front matter, imports, tags, link targets, and how lines
 * are wrapped.
 *
 * @param readPartial reads a Markdown file that the page imports
 */
export function readBlocks(
  source: string,
  format: MarkdownFormat = 'mdx',
  readPartial: ReadPartial = () => undefined,
): Block[] {
  const sections = readSections(source, format);
  const imports = new Map(sections.flatMap((each) => each.imports));
  let section: Section = { title: '', id: undefined };
  return sections
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ kind, text, id }): Block[] => {
      if (kind === 'component') {
        const file = imports.get(text) ?? '';
        const partial = (/\.mdx?$/.test(file) && readPartial(file)) || '';
        const blocks = readBlocks(partial, formatOf(file), readPartial);
        return blocks.map((block) => ({ ...block, section }));
      }
      section = kind === 'heading' ? { title: text, id } : section;
      return [{ kind, text, section }];
    });
}

/** Returns a key that's the same for blocks with the same text. */
export const keyOf = ({ kind, text }: Block): string => `${kind}\n${text}`;

/** Whether two pages have the same text. */
export function sameBlocks(before: readonly Block[], after: readonly Block[]): boolean {
  return (
    before.length === after.length &&
    before.every((block, index) => keyOf(block) === keyOf(after[index] as Block))
  );
}
