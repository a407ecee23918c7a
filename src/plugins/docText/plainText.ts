import type { Nodes } from 'mdast';
import { commentOf, sourceOf } from '../../lib/markdown';

/** Replaces a backtick inside code, where a real backtick would end the code. */
const INNER_BACKTICK = '\u02cb';

function rawText(node: Nodes, source: string): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return `\`${node.value.trim().replaceAll('`', INNER_BACKTICK)}\``;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^'\s*'$/.test(node.value)) {
        return ' ';
      }
      return commentOf(node) === undefined ? sourceOf(node, source) : '';
    case 'textDirective':
    case 'leafDirective':
    case 'footnoteReference':
    case 'inlineMath':
    case 'math':
      return sourceOf(node, source);
    default:
      return 'children' in node
        ? node.children.map((child) => rawText(child, source)).join('')
        : '';
  }
}

/** Returns the text of a node in a single line, as readers see it. Code keeps its backticks. */
export function plainText(node: Nodes, source: string): string {
  return rawText(node, source).replace(/\s+/g, ' ').trim();
}
