import type { AnyNode, Element } from 'domhandler';

/** Elements whose text is navigation, decoration or code. Of code blocks only messages are read. */
const SKIPPED_TAGS = new Set(
  'nav script style svg button form select pre footer template noscript iframe math'.split(' '),
);
const SKIPPED_CLASSES =
  /(?:^|\s)(?:hash-link|table-of-contents|theme-doc-toc-mobile|theme-unlisted-banner|theme-doc-version-badge|theme-doc-version-banner|theme-doc-card-container|theme-last-updated|theme-edit-this-page|katex|tabs|pagination-nav)(?:\s|$)/;

/** Elements that run with the text around them; every other one begins and ends a paragraph. */
export const INLINE_TAGS = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** True for a node that has a tag, and not only text. */
export function isElement(node: AnyNode): node is Element {
  return 'tagName' in node;
}

/** True for a block of code with everything around it. */
export function isCodeBlock({ tagName, attribs }: Element): boolean {
  return tagName === 'pre' || /(?:^|\s)theme-code-block(?:\s|$)/.test(attribs.class ?? '');
}

/** True for an element that readers do not search for. */
export function isSkipped(element: Element): boolean {
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    element.attribs['aria-hidden'] === 'true' ||
    SKIPPED_CLASSES.test(element.attribs.class ?? '')
  );
}

/** Text of a node as it is read; what stands in blocks is set apart by spaces. */
export function textOf(node: AnyNode): string {
  if ('data' in node) {
    return node.type === 'text' ? node.data : '';
  }
  if (isElement(node)) {
    if (isSkipped(node) || isCodeBlock(node)) {
      return '';
    }
    if (node.tagName === 'br') {
      return ' ';
    }
    const text = node.children.map(textOf).join('');
    return INLINE_TAGS.has(node.tagName) ? text : ` ${text} `;
  }
  return '';
}

/** Lines of a code block, as they are shown. */
export function linesOf(block: AnyNode): string[] {
  const read = (node: AnyNode): string => {
    if ('data' in node) {
      return node.type === 'text' ? node.data : '';
    }
    if (!isElement(node) || node.tagName === 'button') {
      return '';
    }
    return node.tagName === 'br' ? '\n' : node.children.map(read).join('');
  };
  return read(block).split('\n');
}

/** A text in one line, without characters that nobody sees. */
export function clean(text: string): string {
  return text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** True when a node is, or holds, an element of that name. */
export function contains(node: AnyNode, tagName: string): boolean {
  return (
    isElement(node) && (node.tagName === tagName || node.children.some((c) => contains(c, tagName)))
  );
}

/** The first id in a node, which is where a link to it can lead. */
export function firstId(node: AnyNode): string | undefined {
  if (!isElement(node)) {
    return undefined;
  }
  if (node.attribs.id) {
    return node.attribs.id;
  }
  for (const child of node.children) {
    const id = firstId(child);
    if (id) {
      return id;
    }
  }
  return undefined;
}

/** The element after a node, past any text between them. */
export function nextElement(node: AnyNode): Element | undefined {
  let next = node.next;
  while (next && !isElement(next)) {
    next = next.next;
  }
  return next ?? undefined;
}

/** True for the description that directly follows a term with code. */
export function describesCode(node: AnyNode): boolean {
  let previous = node.prev;
  while (previous && !isElement(previous)) {
    previous = previous.prev;
  }
  return previous?.tagName === 'dt' && contains(previous, 'code');
}
