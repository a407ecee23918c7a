import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { formatOf, headingId, lineOf, parseMarkdown, sourceOf } from '../../lib/markdown';
import type { Finding } from './finding';

/** An ID at the end of a heading. If the heading has no ID comment, its syntax is wrong. */
const OTHER_ID = /\s*(?:\{#([\w.-]+)\}|\{\/\*\s*#?([\w.-]+)\s*\*\/\}|<!--\s*#?([\w.-]+)\s*-->)\s*$/;

/** Returns the comment that sets the ID of a heading. */
const idComment = (file: string, id: string) =>
  formatOf(file) === 'md' ? `<!-- #${id} -->` : `{/* #${id} */}`;

/** Reports a heading whose ID has another syntax, such as `{#id}`. */
export function checkIdSyntax(
  file: string,
  text: string,
): Pick<Finding, 'found' | 'write' | 'corrected'>[] {
  const [end, ...ids] = OTHER_ID.exec(text) ?? [];
  const write = idComment(file, ids.find(Boolean) ?? '');
  if (!/^#+\s/.test(text) || !end || end.trim() === write) {
    return [];
  }
  const corrected = `${text.slice(0, -end.length)} ${write}`;
  return [{ found: `${end.trim()} as the ID of a heading`, write, corrected }];
}

/** Returns the text of a heading, without its ID. */
function titleOf(heading: Heading, source: string): string {
  return sourceOf(heading, source)
    .replace(/^#+\s*/, '')
    .replace(/\r?\n[-=]+\s*$/, '')
    .replace(/\s*(?:\{\/\*.*?\*\/\}|<!--.*?-->)\s*$/, '');
}

/** Returns the headings of a page in their order. */
function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  return headings;
}

/** Returns the explicit IDs of a page's headings, unless the page isn't valid MDX. */
export function headingIdsIn(file: string, source: string): string[] {
  try {
    const tree = parseMarkdown(source, formatOf(file));
    return headingsIn(tree).flatMap((heading) => headingId(heading) ?? []);
  } catch {
    return [];
  }
}

interface Page {
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  /** Whether each heading needs an explicit ID. */
  readonly needsIds: boolean;
  /** The page's IDs before the change. Other sites may link to them. */
  readonly idsBefore: readonly string[];
}

/** Checks that headings have unique IDs that stay the same, and that no level is skipped. */
export function checkHeadings({ file, source, tree, needsIds, idsBefore }: Page): Finding[] {
  const findings: Finding[] = [];
  const lines = source.split('\n');
  const slugger = createSlugger();
  const seen = new Map<string, number>();
  const headings = headingsIn(tree);
  // A partial continues the outline of the page that imports it.
  let level = /(?:^|\/)_[^/]*$/.test(file) ? (headings[0]?.depth ?? 1) : 1;
  const removed = idsBefore.filter((id) => !headings.some((each) => headingId(each) === id));
  for (const heading of headings) {
    const line = lineOf(heading);
    const text = lines[line - 1] ?? '';
    const id = headingId(heading);
    const where = { file, line, check: 'headings' };
    if (heading.depth > level + 1) {
      findings.push({
        ...where,
        found: `a heading of level ${heading.depth} after level ${level}`,
        write: `a heading of level ${level + 1}, so that the outline has no gap`,
        corrected: text.replace(/^#+/, '#'.repeat(level + 1)),
      });
    }
    level = heading.depth;
    const title = titleOf(heading, source);
    const syntax = id === undefined && needsIds ? checkIdSyntax(file, text) : [];
    findings.push(...syntax.map((each) => ({ ...where, ...each })));
    if (id === undefined && needsIds && heading.depth > 1 && syntax.length === 0) {
      findings.push({
        ...where,
        found: `the heading "${title}" without an ID`,
        write: 'an ID, so that links keep working if you change the heading',
        corrected: `${text.trimEnd()} ${idComment(file, removed[0] ?? slugger.slug(title))}`,
        // The ID of an underlined heading isn't always at the end of its first line.
        isSafe: removed.length === 0 && /^[\s>]*#/.test(text),
      });
    }
    const first = id === undefined ? undefined : seen.get(id);
    if (id !== undefined && first !== undefined) {
      findings.push({
        ...where,
        found: `the ID "${id}" for the second time, after line ${first}`,
        write: 'an ID that no other heading on the page has',
        corrected: text.replace(`#${id} `, `#${id}-2 `),
      });
    } else if (id !== undefined) {
      seen.set(id, line);
    }
  }
  for (const id of removed) {
    findings.push({
      file,
      line: 1,
      check: 'headings',
      found: `no heading with the ID "${id}", which the page had before`,
      write: 'the old ID after the heading that replaces it, because other sites may link to it',
    });
  }
  return findings;
}
