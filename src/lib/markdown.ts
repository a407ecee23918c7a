import type { Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The syntax of `.md` files. MDX adds tags, expressions, and imports. */
const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** How Docusaurus reads a file, depending on its extension. */
export type MarkdownFormat = 'md' | 'mdx';

/** Returns the format of a file. */
export const formatOf = (file: string): MarkdownFormat => (file.endsWith('.md') ? 'md' : 'mdx');

/** Like Docusaurus, it accepts a byte order mark, and spaces after the dashes. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/;

/** Returns the front matter of a file, including its delimiters, or an empty string. */
export function frontMatterOf(source: string): string {
  return FRONT_MATTER.exec(source)?.[0] ?? '';
}

/** Returns the YAML in the front matter of a file, which starts in line 2, or an empty string. */
export function yamlOf(source: string): string {
  return FRONT_MATTER.exec(source)?.[1] ?? '';
}

/**
 * Parses a Markdown file. The syntax tree doesn't contain the front matter, but positions
 * are positions in the file.
 *
 * @throws if the file isn't valid MDX
 */
export function parseMarkdown(source: string, format: MarkdownFormat = 'mdx'): Root {
  const blank = frontMatterOf(source).replace(/[^\n]/g, ' ');
  return (format === 'md' ? markdown : mdx).parse(blank + source.slice(blank.length));
}

/** Returns a node as it's written in the file. */
export function sourceOf({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Returns the line of a file on which a node starts, counted from 1. */
export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 0;
}

/**
 * Whether a code block or a directive ends with its closing line, and not with the file. It's
 * true for all other nodes.
 */
export function hasClosingLine(node: Nodes, source: string): boolean {
  if (node.type !== 'code' && node.type !== 'math' && node.type !== 'containerDirective') {
    return true;
  }
  const lines = sourceOf(node, source).split('\n');
  const [marks = ''] = /^(.)\1*/.exec(lines[0] ?? '') ?? [];
  const last = lines.at(-1)?.replace(/^[\s>]+/, '') ?? '';
  return lines.length > 1 && last.startsWith(marks);
}

/** Returns the value of an attribute, if it's a string. */
export function attributeOf(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = element.attributes.find((each) => 'name' in each && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Returns the value of an attribute after the language of a code block. */
export function metaAttribute(meta: string | null | undefined, name: string): string | undefined {
  const match = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta ?? '');
  return match?.[1] ?? match?.[2];
}

/** Returns the text of a comment, or undefined if the node isn't a comment. */
export function commentOf(node: Nodes): string | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return /^\s*\/\*(.*)\*\/\s*$/s.exec(node.value)?.[1]?.trim();
  }
  return node.type === 'html' ? /^<!--(.*)-->$/s.exec(node.value)?.[1]?.trim() : undefined;
}

/** Returns the explicit ID of a heading, which is a comment such as `#my-id`. */
export function headingId({ children }: Heading): string | undefined {
  const comments = children.flatMap((child) => commentOf(child) ?? []);
  return comments.find((text) => /^#[\w.-]+$/.test(text))?.slice(1);
}

/** Returns the default imports of a node, as pairs of local name and module. */
export function importsOf({ data }: MdxjsEsm): (readonly [name: string, module: string])[] {
  return (data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers
          .filter(({ type }) => type === 'ImportDefaultSpecifier')
          .map(({ local }) => [local.name, String(statement.source.value)] as const)
      : [],
  );
}

/** Returns the modules that a node imports, or exports again, with the line of each. */
export function importSourcesOf(node: MdxjsEsm): (readonly [module: string, line: number])[] {
  return (node.data?.estree?.body ?? []).flatMap((statement) =>
    'source' in statement && statement.source
      ? [[String(statement.source.value), statement.loc?.start.line ?? lineOf(node)] as const]
      : [],
  );
}
