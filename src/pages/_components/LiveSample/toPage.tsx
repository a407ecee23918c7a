import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Nodes, Parent } from 'mdast';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger']);
const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/;

function textOf(node: Nodes): string {
  return 'value' in node
    ? node.value
    : 'children' in node
      ? (node.children as Nodes[]).map(textOf).join('')
      : '';
}

/** Turns a node back into the text that was typed. */
function asTyped(node: Nodes, source: string): Nodes {
  const { start, end } = node.position ?? {};
  return { type: 'text', value: source.slice(start?.offset, end?.offset) };
}

/** Converts a node to the form that the theme's components expect, or shows the text that was typed. */
function adapt(node: Nodes, source: string): Nodes {
  switch (node.type) {
    case 'containerDirective': {
      if (!ADMONITIONS.has(node.name)) {
        return asTyped(node, source);
      }
      const [first] = node.children;
      const labelled = first?.type === 'paragraph' && first.data?.directiveLabel;
      return {
        ...node,
        children: labelled ? node.children.slice(1) : node.children,
        data: {
          hName: 'admonition',
          hProperties: { type: node.name, ...(labelled ? { title: textOf(first) } : {}) },
        },
      };
    }
    case 'leafDirective':
    case 'textDirective':
      return asTyped(node, source);
    case 'html':
      return node.value.startsWith('<!--') ? node : { type: 'text', value: node.value };
    case 'code':
      return { ...node, data: { hProperties: { metastring: node.meta ?? '' } } };
    default:
      return node;
  }
}

function adaptBelow(node: Nodes, source: string): Nodes {
  const adapted = adapt(node, source);
  return 'children' in adapted
    ? ({
        ...adapted,
        children: (adapted as Parent).children.map((child) => adaptBelow(child, source)),
      } as Nodes)
    : adapted;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const compiler = unified().use(remarkRehype).freeze();

/**
 * Renders a Markdown file as a page, using the same parsers as the build.
 *
 * The result consists of elements and never contains raw HTML, so what readers
 * type can't run as a script.
 */
export function toPage(file: string, parts: Partial<Components>): ReactNode {
  const source = file.replace(FRONT_MATTER, '');
  const tree = adaptBelow(parser.parse(source), source);
  return toJsxRuntime(compiler.runSync(tree as Parameters<typeof compiler.runSync>[0]), {
    Fragment,
    jsx,
    jsxs,
    components: parts,
  });
}
