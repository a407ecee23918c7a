import { createElement, type Ref } from 'react';

interface Props {
  /** The name of the element that the server rendered. */
  readonly tag: 'aside' | 'div' | 'figure' | 'nav';
  readonly ref?: Ref<HTMLElement>;
}

/**
 * An element of the first page that React leaves as the server rendered it, with its attributes and its
 * content. React neither hydrates nor compares what's inside.
 */
export default function UntouchedElement({ tag, ref }: Props) {
  return createElement(tag, {
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  });
}
