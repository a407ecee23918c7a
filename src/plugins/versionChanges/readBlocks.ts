import type { BlockKind } from '../../lib/versionChanges';

/**
 * A block of a page as readers see it: a paragraph, table row, list item, heading, or code
 * block.
 */
export interface Block {
  readonly kind: BlockKind;
  /** A single line of text with backticks around code, or the lines of a code block. */
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

const CODE_SPAN = /(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

/** Replaces a backtick inside code, where a real backtick would end the code. */
const INNER_BACKTICK = '\u02cb';

/** Converts inline Markdown to the text that readers see. Code keeps its backticks. */
export function plainText(markdown: string): string {
  const kept: string[] = [];
  const keep = (text: string) => `\ue000${kept.push(text) - 1}\ue000`;
  return markdown
    .replace(CODE_SPAN, (_span, _ticks, code: string) =>
      keep(`\`${code.trim().replaceAll('`', INNER_BACKTICK)}\``),
    )
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~:])/g, (_escape, sign: string) => keep(sign))
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, '')
    .replace(/\{'\s*'\}/g, ' ')
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\ue000(\d+)\ue000/g, (_mark, index: string) => kept[Number(index)] ?? '');
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainText(cell.replaceAll('\\|', '|')));
}

/** Separator between the cells of a row. */
export const CELL_END = ' · ';

/**
 * Formats a row so that it makes sense on its own: each cell after the first one starts
 * with the name of its column.
 */
function rowText(columns: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, index) =>
      index > 0 && columns[index] && cell ? `${columns[index]}: ${cell}` : cell,
    )
    .filter(Boolean)
    .join(CELL_END);
}

const attribute = (text: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(text)?.slice(1).find(Boolean);

/**
 * Splits a page into the blocks that a comparison shows side by side. It includes only
 * what readers see, so it ignores front matter, imports, tags, link targets, and how lines
 * are wrapped.
 *
 * @param readPartial reads a Markdown file that the page imports
 */
export function readBlocks(source: string, readPartial: ReadPartial = () => undefined): Block[] {
  const blocks: Block[] = [];
  const partials = new Map<string, string>();
  let section: Section = { title: '', id: undefined };
  let gathering: { kind: BlockKind; lines: string[] } | undefined;
  let columns: string[] | undefined;
  let fence: { marks: string; indent: number; lines: string[] } | undefined;
  let skipUntil: RegExp | undefined;

  const add = (kind: BlockKind, text: string) => {
    if (text) {
      blocks.push({ kind, text, section });
    }
  };
  const settle = () => {
    if (gathering) {
      add(gathering.kind, plainText(gathering.lines.join(' ')));
    }
    gathering = undefined;
  };

  const body = source.replace(/^---\n[\s\S]*?\n---(?:\n|$)/, '');
  for (const raw of body.split('\n')) {
    const line = fence ? raw : raw.replace(/^(?:\s*>)+ ?/, '');
    const text = line.trim();
    if (fence) {
      if (text.startsWith(fence.marks) && /^[`~]+$/.test(text)) {
        add('code', fence.lines.join('\n').trimEnd());
        fence = undefined;
      } else {
        const indent = Math.min(fence.indent, line.length - line.trimStart().length);
        fence.lines.push(line.slice(indent));
      }
      continue;
    }
    if (skipUntil) {
      if (skipUntil.test(text)) {
        skipUntil = undefined;
      }
      continue;
    }
    if (!text.startsWith('|')) {
      columns = undefined;
    }

    const [, marks, info = ''] = /^(`{3,}|~{3,})([^`]*)$/.exec(text) ?? [];
    const [, level, title = ''] = /^(#{1,6}) (.+)$/.exec(text) ?? [];
    const [, admonition, note = ''] = /^:{3,}([\w-]+)(.*)$/.exec(text) ?? [];
    const [, imported, path] = /^import (\w+) from ['"](.+\.mdx?)['"];?$/.exec(text) ?? [];
    const [, component] = /^<(\w+) ?\/>$/.exec(text) ?? [];
    const item = /^(?:[-*+]|\d+[.)]) +(.+)$/.exec(text)?.[1];

    if (text === '') {
      settle();
    } else if (marks) {
      settle();
      add('label', attribute(info, 'title') ?? '');
      fence = { marks, indent: line.length - line.trimStart().length, lines: [] };
    } else if (level) {
      settle();
      const id = /(?:\{\/\*|<!--)\s*#([\w.-]+)\s*(?:\*\/\}|-->)/.exec(title)?.[1];
      section = { title: plainText(title), id };
      add('heading', section.title);
    } else if (admonition) {
      settle();
      const words = plainText(
        note
          .trim()
          .replace(/^\[(.*)\]$/, '$1')
          .replace(/^\{.*\}$/, ''),
      );
      add('label', `${admonition[0]?.toUpperCase()}${admonition.slice(1)}${words && `: ${words}`}`);
    } else if (/^:{3,}$/.test(text)) {
      settle();
    } else if (imported && path) {
      partials.set(imported, path);
    } else if (!gathering && /^(?:import|export)\s/.test(text)) {
      // A statement ends at the next empty line.
      skipUntil = /^$/;
    } else if (component && partials.has(component)) {
      settle();
      const partial = readPartial(partials.get(component) as string);
      for (const block of partial ? readBlocks(partial, readPartial) : []) {
        add(block.kind, block.text);
      }
    } else if (/^\{\/\*|^<!--/.test(text)) {
      settle();
      if (!/\*\/\}|-->/.test(text)) {
        skipUntil = /\*\/\}|-->/;
      }
    } else if (/^<\/?[A-Za-z][^>]*$/.test(text) && !gathering) {
      // A tag with several lines.
      skipUntil = />$/;
    } else if (/^(?:<\/?[A-Za-z][^>]*>)+$/.test(text)) {
      settle();
      add('label', /^<TabItem\b/.test(text) ? (attribute(text, 'label') ?? '') : '');
    } else if (text.startsWith('|')) {
      settle();
      const cells = cellsOf(text);
      if (!columns) {
        columns = cells;
      } else if (!/^[\s|:-]+$/.test(text)) {
        add('row', rowText(columns, cells));
      }
    } else if (item) {
      settle();
      gathering = { kind: 'item', lines: [item] };
    } else if (gathering) {
      gathering.lines.push(text);
    } else {
      gathering = { kind: 'paragraph', lines: [text] };
    }
  }
  settle();
  return blocks;
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
