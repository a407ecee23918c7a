import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { textParts } from '../../lib/text';

interface Props {
  /** A sentence with backticks around code. */
  readonly children: string;
  /** Addresses of code that has documentation. */
  readonly docs?: Readonly<Record<string, string>>;
}

/** A sentence of the changelog. Code that names a documented option leads there. */
export default function SummaryText({ children, docs = {} }: Props): ReactNode {
  let offset = 0;
  return textParts(children).map(({ code, text }) => {
    offset += text.length + 1;
    if (!code) {
      return <Fragment key={offset}>{text}</Fragment>;
    }
    const url = docs[text];
    return url ? (
      <Link key={offset} to={url}>
        <code>{text}</code>
      </Link>
    ) : (
      <code key={offset}>{text}</code>
    );
  });
}
