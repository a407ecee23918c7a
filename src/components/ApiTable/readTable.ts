import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Part = ReactElement<{ readonly children?: ReactNode }>;

interface Row {
  /** The anchor of the row. */
  readonly id: string;
  /** The name of the entry, as code. */
  readonly name: ReactNode;
  /** What stands beside the name. */
  readonly remark: readonly ReactNode[];
  /** The cells behind the first. */
  readonly cells: readonly ReactNode[];
}

const parts = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((child): child is Part => isValidElement(child));

const partsOf = (part: Part | undefined) => parts(part?.props.children);

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement(child) ? textOf((child as Part).props.children) : String(child),
    )
    .join('');

/**
 * A name in code that may be broken behind a dot and before a capital, and nowhere else. An element of
 * its own: the one of MDX takes code with other elements in it for a block.
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
 * Reads what MDX makes of one Markdown table. `of` names the table in messages. Throws when there is
 * no table or a row doesn't begin with a name in code.
 */
export function readTable(of: string, children: ReactNode, anchors?: string) {
  const [head, body] = partsOf(parts(children)[0]);
  const labels = partsOf(partsOf(head)[0]).map((cell) => textOf(cell));
  if (!body || labels.length < 2) {
    throw new Error(
      `<ApiTable of="${of}"> holds no table. Put a Markdown table into it, with an empty line before and after.`,
    );
  }
  const rows = partsOf(body).map((row): Row => {
    const [first, ...cells] = partsOf(row);
    const [name, ...remark] = Children.toArray(first?.props.children);
    const text = textOf(name);
    if (!isValidElement(name) || /\s/.test(text)) {
      throw new Error(
        `<ApiTable of="${of}"> has a row that begins with "${text}". Begin it with the name of an entry in backticks.`,
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
