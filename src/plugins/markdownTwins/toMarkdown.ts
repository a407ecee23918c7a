import type { Element } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { withoutCodeColors } from '../withoutCodeColors';
import { handlers } from './handlers';
import { findAll, hasClass, lineOf, simplify } from './simplify';

const parser = unified().use(rehypeParse).freeze();
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
 * Converts the content of a page to Markdown, as readers see it.
 *
 * @param html the page
 * @param resolve turns each link target and image source into an absolute URL
 * @throws if the page has no content
 */
export function toMarkdown(html: string, resolve: (address: string) => string): PageText {
  // Parsing only these two parts skips the navbar and the sidebar, which are half of a page.
  const head = html.slice(0, html.indexOf('<body'));
  const root = parser.parse(head + withoutCodeColors(html.slice(html.indexOf('<main'))));
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
  const tree = toMdast({ type: 'root', children: [content] }, { handlers, document: true });
  return {
    title: heading ? lineOf(heading) : '',
    description: metaOf('description') ?? '',
    date: metaOf('article:published_time')?.slice(0, 10),
    body: writer.stringify(tree as Root).replace(/[\u200b\ufeff]/g, ''),
  };
}
