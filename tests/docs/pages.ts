import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** The facts that a page states about an option, a field, or a flag. */
export interface Statement {
  readonly line: number;
  readonly name: string;
  /** TypeScript source, without Markdown syntax. */
  readonly type: string | undefined;
  /** Markdown. */
  readonly default: string | undefined;
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
  /** The lines of the page, where lines of code are empty. */
  readonly prose: readonly string[];
  readonly samples: readonly Sample[];
  readonly groups: readonly Group[];
}

const attribute = (text: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(text)
    ?.slice(1)
    .find((value) => value !== undefined);

/**
 * Separates the code blocks of a page from the other lines. Lines of code are replaced with
 * empty ones.
 */
function divide(text: string) {
  const samples: Sample[] = [];
  const prose: string[] = [];
  let open:
    | { fence: string; indent: number; line: number; info: string; code: string[] }
    | undefined;
  let framed = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (!open) {
      framed = /^<BrowserFrame\b/.test(line) || (framed && !/^<\/BrowserFrame>/.test(line));
    }
    const [, indent = '', fence, info = ''] = /^([ >]*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!open && fence && !info.includes('`')) {
      open = { fence, indent: indent.length, line: index + 1, info: info.trim(), code: [] };
      prose.push('');
    } else if (open && fence?.startsWith(open.fence) && info.trim() === '') {
      const [language = '', ...rest] = open.info.split(' ');
      const meta = rest.join(' ');
      samples.push({
        line: open.line,
        language,
        meta,
        title: attribute(meta, 'title'),
        unverified: attribute(meta, 'unverified'),
        rendered: framed,
        code: open.code.join('\n'),
      });
      open = undefined;
      prose.push('');
    } else if (open) {
      open.code.push(line.slice(0, open.indent).trim() === '' ? line.slice(open.indent) : line);
      prose.push('');
    } else {
      prose.push(line);
    }
  }
  if (open) {
    throw new Error(`The code block that starts in line ${open.line} isn't closed.`);
  }
  return { samples, prose };
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const codeIn = (text: string | undefined) => /`+ ?(.+?) ?`+/.exec(text ?? '')?.[1];

/** Reads the tables in `<ApiTable>`, and the headings after a `reference:` comment. */
function readGroups(prose: readonly string[]): Group[] {
  const groups: Group[] = [];
  let table: { of: string; line: number; statements: Statement[]; columns?: string[] } | undefined;
  let section: { of: string; line: number; statements: Statement[] } | undefined;
  for (const [index, line] of prose.entries()) {
    const number = index + 1;
    const opening = /^\s*<ApiTable\b(.*)>\s*$/.exec(line);
    const announced = /\{\/\* reference: (.+?) \*\/\}/.exec(line)?.[1];
    const heading = /^#{2,6} `([^`]+)`/.exec(line)?.[1];
    if (opening) {
      table = { of: attribute(opening[1] ?? '', 'of') ?? '', line: number, statements: [] };
    } else if (/^\s*<\/ApiTable>/.test(line) && table) {
      groups.push(table);
      table = undefined;
    } else if (table && line.trim().startsWith('|')) {
      const cells = cellsOf(line);
      if (!table.columns) {
        table.columns = cells;
      } else if (!/^[-: ]+$/.test(cells[0] ?? '')) {
        const cell = (column: string) => cells[table?.columns?.indexOf(column) ?? -1];
        const type = cell('Type');
        table.statements.push({
          line: number,
          name: codeIn(cells[0]) ?? '',
          type: type === undefined ? undefined : codeIn(type),
          default: cell('Default'),
        });
      }
    } else if (announced) {
      if (section) {
        groups.push(section);
      }
      section = announced === 'end' ? undefined : { of: announced, line: number, statements: [] };
    } else if (section && heading) {
      const facts = prose.slice(index + 1, index + 8).join('\n');
      section.statements.push({
        line: number,
        name: heading.replace(/\(.*\)$/, ''),
        type: codeIn(/^- Type: (.+)$/m.exec(facts)?.[1]),
        default: /^- Default: (.+)$/m.exec(facts)?.[1],
      });
    }
  }
  return section ? [...groups, section] : groups;
}

/**
 * Reads all pages of the documentation version that's being checked. Throws an error if a
 * code block isn't closed.
 */
export function readPages(folder = release.docs): Page[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const { samples, prose } = divide(text);
      return {
        file: path.relative(root, path.join(folder, file)),
        text,
        prose,
        samples,
        groups: readGroups(prose),
      };
    });
}
