import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import { parse } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { pageParts } from '../pageParts';
import { handlers } from './handlers';
import { findAll, hasClass, lineOf, simplify } from './simplify';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** A page in Markdown. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  /** ISO date on which a post or a release was published. */
  readonly date: string | undefined;
  /** The content, which starts with the title. */
  readonly body: string;
}

/** The content of a page, without navigation: the first of these that occurs once. A list has several articles. */
const CONTENT: readonly ((element: Element) => boolean)[] = [
  (element) => hasClass(element, 'theme-doc-markdown'),
  ({ tagName }) => tagName === 'article',
  ({ tagName }) => tagName === 'main',
];

function resolveLinks(content: Element, resolve: (address: string) => string): void {
  for (const { properties } of findAll(content, () => true)) {
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string' && !/^(?:data:|#user-content-fn)/.test(address)) {
        properties[name] = resolve(address);
      }
    }
  }
}

/**
 * The blocks that were converted, by their hash. Most blocks of a page are the same in all versions of the
 * documentation.
 */
const converted = new Map<string, string>();

function convert(block: ElementContent): string {
  const key = createHash('sha256').update(JSON.stringify(block)).digest('base64');
  const known = converted.get(key);
  if (known !== undefined) {
    return known;
  }
  const tree = toMdast({ type: 'root', children: [block] }, { handlers, document: true });
  const markdown = writer.stringify(tree as MarkdownRoot).replace(/[\u200b\ufeff]/g, '');
  converted.set(key, markdown);
  return markdown;
}

/**
 * Converts the content of a page to Markdown, as readers see it.
 *
 * @param html the page
 * @param resolve turns each link target and image source into an absolute URL
 * @throws if the page has no content
 */
export function toMarkdown(html: string, resolve: (address: string) => string): PageText {
  const { head, main } = pageParts(html);
  // Unlike `rehype-parse`, this doesn't record the positions of all nodes, which takes as long as parsing.
  // Without scripting, the content of `<noscript>` is elements and not text.
  const root = fromParse5(parse(head + main, { scriptingEnabled: false })) as Root;
  const found = CONTENT.map((matches) => findAll(root, matches));
  const [content] = found.find(({ length }) => length === 1) ?? [];
  if (!content) {
    throw new Error('found no <article> or <main>, expected one with the text of the page');
  }
  simplify(content);
  resolveLinks(content, resolve);
  const metaTags = findAll(root, ({ tagName }) => tagName === 'meta');
  const metaOf = (name: string): string | undefined =>
    metaTags
      .find(({ properties }) => properties.name === name || properties.property === name)
      ?.properties.content?.toString();
  const [heading] = findAll(content, ({ tagName }) => tagName === 'h1');
  return {
    title: heading ? lineOf(heading) : '',
    description: metaOf('description') ?? '',
    date: metaOf('article:published_time')?.slice(0, 10),
    body: content.children.map(convert).filter(Boolean).join('\n'),
  };
}
