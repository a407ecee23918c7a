import { nodeText } from '@site/src/lib/nodeText';
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Part = ReactElement<{ readonly children?: ReactNode }>;

interface Row {
  /** Anchor of the row. */
  readonly id: string;
  /** Name of the entry, as code. */
  readonly name: ReactNode;
  /** Anything after the name in the first cell. */
  readonly remark: readonly ReactNode[];
  /** The cells after the first one. */
  readonly cells: readonly ReactNode[];
}

const parts = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((child): child is Part => isValidElement(child));

const partsOf = (part: Part | undefined) => parts(part?.props.children);

/**
 * A name in code that can break only after a dot and before a capital letter. It's a plain `code`
 * element because MDX's component treats code that contains other elements as a code block.
 */
function breakable(name: string) {
  const words = name.split(/(?<=\.)|(?=[A-Z])/);
  return createElement(
    'code',
    {},
    ...words.flatMap((word, index) =>
      index === 0 ? [word] : [createElement('wbr', { key: index }), word],
    ),
  );
}

/**
 * Reads the elements that MDX creates for a Markdown table. `of` identifies the table in error
 * messages. Throws an error if there's no table, or if a row doesn't start with a name in code.
 */
export function readTable(of: string, children: ReactNode, anchors?: string) {
  const [head, body] = partsOf(parts(children)[0]);
  const labels = partsOf(partsOf(head)[0]).map((cell) => nodeText(cell));
  if (!body || labels.length < 2) {
    throw new Error(
      `<ApiTable of="${of}"> doesn't contain a table. Put a Markdown table inside it, with an empty line before and after the table.`,
    );
  }
  const rows = partsOf(body).map((row): Row => {
    const [first, ...cells] = partsOf(row);
    const [name, ...remark] = Children.toArray(first?.props.children);
    const text = nodeText(name);
    if (!isValidElement(name) || /\s/.test(text)) {
      throw new Error(
        `<ApiTable of="${of}"> has a row that starts with "${text}". Start the row with the name of an entry in backticks.`,
      );
    }
    const id = [anchors, text].filter(Boolean).join('-');
    return {
      id,
      name: breakable(text),
      remark,
      cells: cells.map((cell) => cell.props.children),
    };
  });
  return { labels, rows };
}
