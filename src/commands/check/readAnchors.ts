import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { attributeOf, formatOf, parseMarkdown } from '../../lib/markdown';
import { readSections } from '../../plugins/docText/readSections';

/** Returns the IDs of the rows in an `ApiTable`, which start with code. */
function rowIds(element: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const anchors = attributeOf(element, 'anchors');
  const ids: string[] = [];
  if (element.name === 'ApiTable') {
    visit(element, 'tableRow', ({ children: [cell] }) => {
      const name = cell?.children[0];
      if (name?.type === 'inlineCode') {
        ids.push(anchors ? `${anchors}-${name.value}` : name.value);
      }
    });
  }
  return ids;
}

/** Returns the IDs on a page: of headings, rows of API tables, and tags. */
function readAnchors(root: string, file: string): Set<string> {
  const source = readFileSync(path.join(root, file), 'utf8');
  // The list of footnotes has an ID if the page has any.
  const ids = new Set(/^\[\^/m.test(source) ? ['footnote-label'] : []);
  const slugger = createSlugger();
  for (const { pieces, imports } of readSections(source, formatOf(file))) {
    for (const { kind, text, id } of pieces) {
      if (id !== undefined) {
        ids.add(id);
      } else if (kind === 'heading') {
        ids.add(slugger.slug(text.replaceAll('`', '')));
      }
    }
    for (const [, module] of imports) {
      const partial = /\.mdx?$/.test(module) && path.posix.join(path.posix.dirname(file), module);
      if (partial && existsSync(path.join(root, partial))) {
        readAnchors(root, partial).forEach((id) => void ids.add(id));
      }
    }
  }
  // Parsing takes long, so pages without such an attribute or row are skipped.
  if (/\sid=["']|^\s*\| `[^`|]+` +[^|\s]/m.test(source)) {
    visit(parseMarkdown(source, formatOf(file)), (node: Nodes) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const id of [attributeOf(node, 'id') ?? [], rowIds(node)].flat()) {
          ids.add(id);
        }
      }
    });
  }
  return ids;
}

/**
 * Returns the IDs on a page, or undefined if the page isn't valid MDX. Such a mistake is only
 * reported there, and not for links to the page.
 */
export function anchorsIn(root: string, file: string): Set<string> | undefined {
  try {
    return readAnchors(root, file);
  } catch {
    return undefined;
  }
}

const FENCED = /^( *)(`{3,}|~{3,}).*\n[\s\S]*?^\1\2.*$/gm;

/** Returns the explicit IDs of headings without parsing the file, which takes long. */
export function explicitIds(source: string): Set<string> {
  const headings = source.replace(FENCED, '').match(/^#{1,6} .*(?:\*\/\}|-->)\s*$/gm) ?? [];
  return new Set(headings.flatMap((text) => /#([\w.-]+) (?:\*\/\}|-->)\s*$/.exec(text)?.[1] ?? []));
}
