import type { Element, ElementContent, Nodes, Parents } from 'hast';

/** Elements that only work or make sense on the page itself. The footer of a post repeats its tags. */
const DROPPED_TAGS = new Set('button footer form label nav select style svg textarea'.split(' '));

/** Classes of links and images that aren't part of the text, and of the second one of two images, for dark mode. */
const DROPPED_CLASSES = /^(?:hash-link|avatar__photo-link|themedComponent--dark_.+)$/;

/** Returns the classes of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Whether an element has a class. */
export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(name);

/** Returns the child elements of a node. */
export const elementsIn = ({ children }: Parents): Element[] =>
  (children as Nodes[]).filter((child) => child.type === 'element');

/** Returns the elements below a node, at any depth, for which the condition is true. */
export function findAll(
  node: Parents,
  matches: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  for (const child of node.children) {
    if (child.type === 'element') {
      if (matches(child)) {
        found.push(child);
      }
      findAll(child, matches, found);
    }
  }
  return found;
}

/** Returns the text of a node as it's written in the HTML. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns the text of a node in a single line. */
export const lineOf = (node: Nodes): string => textOf(node).replace(/\s+/g, ' ').trim();

const isDropped = (element: Element): boolean =>
  DROPPED_TAGS.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  'dataPageOnly' in element.properties ||
  classesOf(element).some((name) => DROPPED_CLASSES.test(name));

/** A code block as a single element: the language, the title, and the code without its colors. */
function plainCode(block: Element): Element {
  const inside = findAll(block, () => true);
  const lines = inside.filter((element) => hasClass(element, 'token-line'));
  const title = elementsIn(block).find((part) =>
    classesOf(part).some((name) => name.startsWith('codeBlockTitle')),
  );
  const language = [block, ...inside]
    .flatMap(classesOf)
    .find((name) => name.startsWith('language-'));
  const code = inside.find(({ tagName }) => tagName === 'code') ?? block;
  const value =
    lines.length > 0
      ? lines.map((line) => textOf(line).replace(/\n$/, '')).join('\n')
      : textOf(code);
  return {
    type: 'element',
    tagName: 'pre',
    properties: {
      dataLanguage: language?.slice('language-'.length),
      dataTitle: title && lineOf(title),
    },
    children: [{ type: 'text', value: value.replace(/\n+$/, '') }],
  };
}

/** Elements in a line of facts. On the page, only styles separate them. */
const INLINE_TAGS = new Set(['a', 'span', 'time']);

const isInline = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && INLINE_TAGS.has(node.tagName);

/** Separates neighbors in a line with a space, unless the page has one. */
function separate(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) =>
    isInline(child) && isInline(children[index - 1])
      ? [{ type: 'text' as const, value: ' ' }, child]
      : [child],
  );
}

function simplifyChild(child: ElementContent, parent: Element): ElementContent[] {
  if (child.type === 'comment' || (child.type === 'element' && isDropped(child))) {
    return [];
  }
  if (child.type !== 'element') {
    return [child];
  }
  if (hasClass(child, 'theme-code-block') || child.tagName === 'pre') {
    return [plainCode(child)];
  }
  simplify(child);
  // In reference tables, the name of a row links to the row.
  const isSelfLink = parent.tagName === 'th' && String(child.properties.href).startsWith('#');
  return isSelfLink ? child.children : [child];
}

/**
 * Removes what isn't text from an element, in place: buttons, icons, decoration, and the colors
 * of code. Most of the elements of a page are colors, so this makes the next steps twice as fast.
 */
export function simplify(element: Element): void {
  element.children = separate(element.children.flatMap((child) => simplifyChild(child, element)));
}
