import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { hasClosingLine, importsOf, type MarkdownFormat, parseMarkdown } from '../../lib/markdown';
import { BuildCache } from '../buildCache';
import { type Piece, readPieces } from './readPieces';

/** A section of a page, from one heading to the next. */
interface Section {
  readonly pieces: readonly Piece[];
  /** Pairs of the local name and the module. */
  readonly imports: readonly (readonly [name: string, module: string])[];
}

/** Whether the last code blocks and directives of a text end with their closing line. */
function isClosed(node: Nodes, source: string): boolean {
  const last = 'children' in node ? node.children.at(-1) : undefined;
  return hasClosingLine(node, source) && (!last || isClosed(last, source));
}

/** Reads a text. Returns null if it ends too early, which the last text of a page can't. */
function readSection(source: string, format: MarkdownFormat, isLast: boolean): Section | null {
  try {
    const tree = parseMarkdown(source, format);
    if (!isLast && !isClosed(tree, source)) {
      return null;
    }
    const imports: Section['imports'][number][] = [];
    visit(tree, 'mdxjsEsm', (node) => void imports.push(...importsOf(node)));
    return { pieces: readPieces(tree, source), imports };
  } catch (error) {
    if (isLast) {
      throw error;
    }
    return null;
  }
}

/** Undefined until `loadSections` is called. The value is null for a text that ends too early. */
let cache: BuildCache<Section | null> | undefined;

/**
 * Reads a page section by section. Versions share most of their sections, and parsing takes
 * long, so each text is parsed only once. If a text ends too early, because the line that
 * looks like the next heading is in a code block or between tags, it's read together with
 * the next section.
 *
 * @throws if the page isn't valid MDX
 */
export function readSections(source: string, format: MarkdownFormat = 'mdx'): Section[] {
  const sections: Section[] = [];
  const texts = source.split(/^(?=#{2,6} )/m);
  let text = '';
  for (const [index, next] of texts.entries()) {
    text += next;
    const isLast = index === texts.length - 1;
    const read = () => readSection(text, format, isLast);
    const section = cache ? cache.get([format, String(isLast), text], read) : read();
    if (section) {
      sections.push(section);
      text = '';
    }
  }
  return sections;
}

/** Loads the sections of the last build, unless the parser has changed since then. */
export function loadSections(siteDir: string): void {
  cache = new BuildCache(siteDir, 'doc-text', ['src/plugins/docText', 'src/lib/markdown.ts']);
}

/** Stores the sections of this build for the next one. */
export function storeSections(): void {
  cache?.store();
}
