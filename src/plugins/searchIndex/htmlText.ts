import type { AnyNode, Element } from 'domhandler';

/**
 * Elements with text that isn't indexed, such as navigation, decoration, and code. From
 * code blocks, only shell lines and output with messages are indexed.
 */
const SKIPPED_TAGS = new Set(
  'nav script style svg button form select pre footer template noscript iframe math'.split(' '),
);
const SKIPPED_CLASSES =
  /(?:^|\s)(?:hash-link|table-of-contents|theme-doc-toc-mobile|theme-unlisted-banner|theme-doc-version-badge|theme-doc-version-banner|theme-doc-card-container|theme-last-updated|theme-edit-this-page|katex|tabs|pagination-nav)(?:\s|$)/;

/** Inline elements. All other elements start and end a paragraph. */
export const INLINE_TAGS = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Whether a node is an element. */
export function isElement(node: AnyNode): node is Element {
  return 'tagName' in node;
}

/** Whether an element is a code block, including its container. */
export function isCodeBlock({ tagName, attribs }: Element): boolean {
  return tagName === 'pre' || /(?:^|\s)theme-code-block(?:\s|$)/.test(attribs.class ?? '');
}

/** The language of a code block, or an empty string. */
export function languageOf({ attribs }: Element): string {
  return /(?:^|\s)language-([\w-]+)/.exec(attribs.class ?? '')?.[1] ?? '';
}

/** Whether an element is in a tab panel that isn't selected. */
export function isInHiddenTab({ parent }: Element): boolean {
  return (
    parent !== null &&
    isElement(parent) &&
    ((parent.attribs.role === 'tabpanel' && 'hidden' in parent.attribs) || isInHiddenTab(parent))
  );
}

/** Whether the text of an element isn't indexed. */
export function isSkipped(element: Element): boolean {
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    element.attribs['aria-hidden'] === 'true' ||
    'data-page-only' in element.attribs ||
    SKIPPED_CLASSES.test(element.attribs.class ?? '')
  );
}

/** Returns the text of a node. The text of block elements is separated by spaces. */
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

/** Returns the lines of a code block as they're displayed. */
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

/** Collapses whitespace and removes invisible characters. */
export function clean(text: string): string {
  return text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a node is or contains an element with the given tag name. */
export function contains(node: AnyNode, tagName: string): boolean {
  return (
    isElement(node) && (node.tagName === tagName || node.children.some((c) => contains(c, tagName)))
  );
}

/** Returns the first ID in a node, so that results can link to it. */
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

/** Returns the next sibling element of a node. */
export function nextElement(node: AnyNode): Element | undefined {
  let next = node.next;
  while (next && !isElement(next)) {
    next = next.next;
  }
  return next ?? undefined;
}

/** Whether a node is the description that directly follows a term with code. */
export function describesCode(node: AnyNode): boolean {
  let previous = node.prev;
  while (previous && !isElement(previous)) {
    previous = previous.prev;
  }
  return previous?.tagName === 'dt' && contains(previous, 'code');
}
