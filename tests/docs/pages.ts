import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  attributeOf,
  commentOf,
  formatOf,
  hasClosingLine,
  lineOf,
  metaAttribute,
  parseMarkdown,
} from '../../src/lib/markdown';
import { release, root } from './release';

/** A code block on a page. */
export interface Sample {
  readonly line: number;
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  readonly title: string | undefined;
  /** The writer's reason why the block can't be checked. */
  readonly unverified: string | undefined;
  /** Whether it's in a browser frame, as the result of the Markdown sample above it. */
  readonly rendered: boolean;
  readonly code: string;
}

/** Code in the text of a page. */
export interface InlineCode {
  readonly line: number;
  readonly code: string;
  /** `heading`: a heading starts with it; `message`: it's in a table column whose name starts with "Message". */
  readonly place: 'heading' | 'message' | undefined;
}

/** The facts that a page states about an option, a field, or a flag. */
export interface Statement {
  readonly line: number;
  readonly name: string;
  /** TypeScript source, without Markdown syntax. */
  readonly type: string | undefined;
  /** Markdown. */
  readonly default: string | undefined;
  /** "yes" or "no", in tables of objects that readers receive, because these have no defaults. */
  readonly alwaysSet?: string | undefined;
}

/** Statements about the entries in a reference. */
export interface Group {
  /** Name of the reference. See README.md. */
  readonly of: string;
  readonly line: number;
  readonly statements: readonly Statement[];
}

export interface Page {
  /** Path relative to the site's folder. */
  readonly file: string;
  readonly text: string;
  readonly inlineCode: readonly InlineCode[];
  readonly samples: readonly Sample[];
  readonly groups: readonly Group[];
}

/** Reads the code blocks of a page. */
function readSamples(tree: Root, text: string): Sample[] {
  const framed = new Set<Nodes>();
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'BrowserFrame') {
      visit(element, 'code', (code) => void framed.add(code));
    }
  });
  const samples: Sample[] = [];
  visit(tree, 'code', (code) => {
    const line = lineOf(code);
    if (!hasClosingLine(code, text)) {
      throw new Error(`The code block that starts in line ${line} isn't closed.`);
    }
    samples.push({
      line,
      language: code.lang ?? '',
      meta: code.meta ?? '',
      title: metaAttribute(code.meta, 'title'),
      unverified: metaAttribute(code.meta, 'unverified'),
      rendered: framed.has(code),
      code: code.value,
    });
  });
  return samples;
}

/** Reads the code in the text of a page. */
function readInlineCode(tree: Root): InlineCode[] {
  const places = new Map<Nodes, InlineCode['place']>();
  visit(tree, 'heading', ({ children: [first] }) => {
    if (first) {
      places.set(first, 'heading');
    }
  });
  visit(tree, 'table', ({ children: [header, ...rows] }) => {
    const [title] = header?.children[0]?.children ?? [];
    if (title?.type === 'text' && title.value.startsWith('Message')) {
      for (const node of rows.flatMap(({ children: [cell] }) => cell?.children ?? [])) {
        places.set(node, 'message');
      }
    }
  });
  const found: InlineCode[] = [];
  visit(tree, 'inlineCode', (node) => {
    found.push({ line: lineOf(node), code: node.value, place: places.get(node) });
  });
  return found;
}

/** Returns the first code in a node. */
function codeIn(node: Nodes | undefined): string | undefined {
  let code: string | undefined;
  if (node) {
    visit(node, 'inlineCode', ({ value }) => {
      code ??= value;
    });
  }
  return code;
}

/** Returns the content of a node as Markdown. */
function contentOf(node: Nodes | undefined, text: string): string {
  const children = node && 'children' in node ? node.children : [];
  const from = children[0]?.position?.start.offset ?? 0;
  return text.slice(from, children.at(-1)?.position?.end.offset ?? from);
}

/** Reads the rows of a table in `<ApiTable>`. */
function readTable(table: Table, text: string): Statement[] {
  const [header, ...rows] = table.children;
  const columns = header?.children.map((cell) => contentOf(cell, text)) ?? [];
  return rows.map((row) => {
    const cell = (column: string) => row.children[columns.indexOf(column)];
    const textIn = (column: string) =>
      cell(column) && contentOf(cell(column), text).replaceAll('\\|', '|');
    return {
      line: lineOf(row),
      name: codeIn(row.children[0]) ?? '',
      type: codeIn(cell('Type')),
      default: textIn('Default'),
      alwaysSet: textIn('Always set'),
    };
  });
}

/** Reads the facts in the list below a heading that starts with a name in code. */
function readEntry(heading: Heading, below: readonly Nodes[], text: string): Statement[] {
  const [code] = heading.children;
  if (code?.type !== 'inlineCode') {
    return [];
  }
  const end = below.findIndex(({ type }) => type === 'heading');
  const list = below.slice(0, end < 0 ? undefined : end).find(({ type }) => type === 'list');
  const items = list?.type === 'list' ? list.children.map(({ children: [item] }) => item) : [];
  const fact = (label: string) => items.find((item) => contentOf(item, text).startsWith(label));
  return [
    {
      line: lineOf(heading),
      name: code.value.replace(/\(.*\)$/, ''),
      type: codeIn(fact('Type: ')),
      default: fact('Default: ') && contentOf(fact('Default: '), text).slice('Default: '.length),
    },
  ];
}

/** Reads the tables in `<ApiTable>`, and the headings after a `reference:` comment. */
function readGroups(tree: Root, text: string): Group[] {
  const groups: Group[] = [];
  let section: { of: string; line: number; statements: Statement[] } | undefined;
  visit(tree, (node, index = 0, parent) => {
    const announced = /^reference: (.+)$/.exec(commentOf(node) ?? '')?.[1];
    if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable') {
      const tables = node.children.filter((child) => child.type === 'table');
      groups.push({
        of: attributeOf(node, 'of') ?? '',
        line: lineOf(node),
        statements: tables.flatMap((table) => readTable(table, text)),
      });
    } else if (announced === 'end') {
      section = undefined;
    } else if (announced) {
      section = { of: announced, line: lineOf(node), statements: [] };
      groups.push(section);
    } else if (section && node.type === 'heading') {
      section.statements.push(...readEntry(node, parent?.children.slice(index + 1) ?? [], text));
    }
  });
  return groups;
}

/**
 * Reads a page. Throws an error if a code block isn't closed.
 *
 * @param file path relative to the site's folder
 */
export function readPage(file: string): Page {
  const text = readFileSync(path.join(root, file), 'utf8');
  const tree = parseMarkdown(text, formatOf(file));
  return {
    file,
    text,
    inlineCode: readInlineCode(tree),
    samples: readSamples(tree, text),
    groups: readGroups(tree, text),
  };
}

/** Reads all pages of the documentation version that's being checked. */
export function readPages(folder = release.docs): Page[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => readPage(path.relative(root, path.join(folder, file))));
}
