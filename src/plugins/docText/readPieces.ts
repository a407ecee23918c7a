import type { ListItem, Nodes, Root, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { attributeOf, headingId, metaAttribute } from '../../lib/markdown';
import type { BlockKind } from '../../lib/versionChanges';
import { plainText } from './plainText';

/** A piece of a page: a paragraph, table row, list item, heading, or code block. */
export interface Piece {
  /** A `component` is a tag without content, whose text is its name. It may be a partial. */
  readonly kind: BlockKind | 'component';
  /** A single line of text with backticks around code, or the lines of a code block. */
  readonly text: string;
  /** Explicit ID of a heading, or the ID of a row in an `ApiTable`. */
  readonly id?: string | undefined;
  /** What the `ApiTable` of a row is about: `plugin-sitemap options`. */
  readonly of?: string | undefined;
}

/** Separator between the cells of a row. */
export const CELL_END = ' · ';

/** Returns the name of a row, which is its first cell. */
export const nameOf = (row: Pick<Piece, 'text'>): string => row.text.split(CELL_END)[0] ?? '';

/** Returns the code of a text that consists only of code. */
export const onlyCode = (text: string): string | undefined => /^`([^`]+)`$/.exec(text)?.[1];

/** Splits the syntax tree of a page, or of one of its sections, into pieces. */
export function readPieces(tree: Root, source: string): Piece[] {
  const textOf = (node: Nodes) => plainText(node, source);
  const inside = (node: Nodes) => ('children' in node ? node.children.flatMap(read) : []);

  /** Each cell after the first one starts with its column, so that a row makes sense on its own. */
  const rowsOf = ({ children: [header, ...rows] }: Table) => {
    const columns = header?.children.map(textOf) ?? [];
    return rows.map(({ children }) =>
      children
        .map(textOf)
        .map((cell, index) =>
          index > 0 && columns[index] && cell ? `${columns[index]}: ${cell}` : cell,
        )
        .filter(Boolean)
        .join(CELL_END),
    );
  };

  const readItem = (item: ListItem): Piece[] => {
    const [first, ...rest] = item.children;
    return first?.type === 'paragraph'
      ? [{ kind: 'item', text: textOf(first) }, ...rest.flatMap(read)]
      : inside(item);
  };

  const readDirective = (directive: ContainerDirective): Piece[] => {
    const name = `${directive.name[0]?.toUpperCase()}${directive.name.slice(1)}`;
    const [first, ...rest] = directive.children;
    return first?.type === 'paragraph' && first.data?.directiveLabel
      ? [{ kind: 'label', text: `${name}: ${textOf(first)}` }, ...rest.flatMap(read)]
      : [{ kind: 'label', text: name }, ...inside(directive)];
  };

  const readElement = (element: MdxJsxFlowElement): Piece[] => {
    const { name } = element;
    if (element.children.length === 0) {
      return [{ kind: 'component', text: name ?? '' }];
    }
    if (name === 'TabItem') {
      return [{ kind: 'label', text: attributeOf(element, 'label') ?? '' }, ...inside(element)];
    }
    if (name !== 'ApiTable') {
      return inside(element);
    }
    const of = attributeOf(element, 'of');
    const anchors = attributeOf(element, 'anchors');
    return inside(element).map((piece) => {
      const row = piece.kind === 'row' && onlyCode(nameOf(piece));
      return row ? { ...piece, of, id: anchors ? `${anchors}-${row}` : row } : piece;
    });
  };

  const read = (node: Nodes): Piece[] => {
    switch (node.type) {
      case 'heading':
        return [{ kind: 'heading', text: textOf(node), id: headingId(node) }];
      case 'paragraph':
      case 'math':
      case 'leafDirective':
      case 'mdxFlowExpression':
        return [{ kind: 'paragraph', text: textOf(node) }];
      case 'code':
        return [
          { kind: 'label', text: metaAttribute(node.meta, 'title') ?? '' },
          { kind: 'code', text: node.value.trimEnd() },
        ];
      case 'table':
        return rowsOf(node).map((text) => ({ kind: 'row', text }));
      case 'listItem':
        return readItem(node);
      case 'containerDirective':
        return readDirective(node);
      case 'mdxJsxFlowElement':
        return readElement(node);
      default:
        return inside(node);
    }
  };

  return read(tree).filter(({ text }) => text !== '');
}
