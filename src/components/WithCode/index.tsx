import { textParts } from '@site/src/lib/textParts';
import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Plain text with code between backticks. */
  readonly text: string;
  /** Wraps a code element, for example, in a link to its documentation. */
  readonly wrap?: (element: ReactNode, code: string) => ReactNode;
}

/** Shows text from data. Text between backticks becomes code. */
export default function WithCode({ text, wrap = (element) => element }: Props) {
  let offset = 0;
  return textParts(text).map(({ code, text: part }) => {
    offset += part.length + 1;
    return <Fragment key={offset}>{code ? wrap(<code>{part}</code>, part) : part}</Fragment>;
  });
}
