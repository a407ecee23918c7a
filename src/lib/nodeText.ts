import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The text in a node and in the elements inside it. */
export function nodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement(child)
        ? nodeText((child as ReactElement<{ children?: ReactNode }>).props.children)
        : String(child),
    )
    .join('');
}
