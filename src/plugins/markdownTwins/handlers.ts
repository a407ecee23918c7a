import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { Nodes as MarkdownNodes, Paragraph, RootContent } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import { classesOf, elementsIn, findAll, hasClass, lineOf, textOf } from './simplify';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const bold = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

const blocksIn = (state: State, element: Element) => state.toFlow(state.all(element));

/** A code block becomes a fence with its language and title. */
const pre: Handle = (_, element) => {
  const { dataLanguage, dataTitle } = element.properties;
  return {
    type: 'code',
    lang: dataLanguage ? String(dataLanguage) : dataTitle ? 'text' : null,
    meta: dataTitle ? `title="${dataTitle}"` : null,
    value: textOf(element),
  };
};

/** Tabs become sections, one after the other, each below the label of its tab. */
function tabs(state: State, container: Element): RootContent[] {
  const [list, panels] = elementsIn(container);
  const labels = list ? elementsIn(list).map(lineOf) : [];
  return (panels ? elementsIn(panels) : []).flatMap((panel, index) => [
    bold(labels[index] ?? ''),
    ...blocksIn(state, panel),
  ]);
}

/** An admonition becomes a block quote that starts with its type and its title. */
function admonition(state: State, element: Element): MarkdownNodes {
  const [type = ''] = classesOf(element).flatMap(
    (name) => /^theme-admonition-(.+)$/.exec(name)?.[1] ?? [],
  );
  const [heading, content] = elementsIn(element);
  const title = heading ? lineOf(heading) : '';
  const label = !title || title.toLowerCase() === type ? type : `${type}: ${title}`;
  return {
    type: 'blockquote',
    children: [bold(capitalize(label)), ...(content ? blocksIn(state, content) : [])],
  };
}

/** A formula becomes its source. */
function formula(element: Element, type: (InlineMath | MathBlock)['type']): MarkdownNodes {
  const [source] = findAll(element, ({ tagName }) => tagName === 'annotation');
  return { type, value: source ? textOf(source).trim() : '' };
}

const div: Handle = (state, element) => {
  if (hasClass(element, 'tabs-container')) {
    return tabs(state, element);
  }
  return hasClass(element, 'theme-admonition')
    ? admonition(state, element)
    : blocksIn(state, element);
};

const span: Handle = (state, element) => {
  if (hasClass(element, 'katex-display')) {
    return formula(element, 'math');
  }
  return hasClass(element, 'katex') ? formula(element, 'inlineMath') : state.all(element);
};

/** An example in a frame becomes a block quote that starts with its caption. */
const figure: Handle = (state, element) => {
  const caption = elementsIn(element).find(({ tagName }) => tagName === 'figcaption');
  const rest = element.children.filter((child) => child !== caption);
  const content = blocksIn(state, { ...element, children: rest });
  return {
    type: 'blockquote',
    children: [...(caption ? [bold(lineOf(caption))] : []), ...content],
  };
};

/** The summary of collapsed text becomes a label. */
const summary: Handle = (_, element) => bold(lineOf(element));

/** Images that the bundler inlined in the page become their description. Decoration is dropped. */
const img: Handle = (state, element) => {
  const { src, alt } = element.properties;
  if (!alt) {
    return [];
  }
  return String(src).startsWith('data:')
    ? { type: 'emphasis', children: [{ type: 'text', value: `Image: ${alt}` }] }
    : defaultHandlers.img(state, element);
};

const NOTE = 'user-content-fn-';

/** References to the notes at the end of a page become references to Markdown footnotes. */
const a: Handle = (state, element) => {
  const { href, dataFootnoteRef, dataFootnoteBackref } = element.properties;
  if (dataFootnoteBackref !== undefined) {
    return [];
  }
  return dataFootnoteRef !== undefined
    ? { type: 'footnoteReference', identifier: String(href).replace(`#${NOTE}`, '') }
    : defaultHandlers.a(state, element);
};

/** The notes at the end of a page become Markdown footnotes. */
const section: Handle = (state, element) =>
  'dataFootnotes' in element.properties
    ? findAll(element, ({ tagName }) => tagName === 'li').map((item) => ({
        type: 'footnoteDefinition' as const,
        identifier: String(item.properties.id).replace(NOTE, ''),
        children: blocksIn(state, item),
      }))
    : blocksIn(state, element);

/** How the elements of a page become Markdown, in addition to those that Markdown has. */
export const handlers: Readonly<Record<string, Handle>> = {
  a,
  div,
  figure,
  img,
  noscript: blocksIn,
  pre,
  section,
  span,
  summary,
};
