import { Fragment } from 'react';

interface Props {
  /** Plain text with code between backticks. */
  readonly text: string;
}

/** Text from data, with what stands between backticks shown as code. */
export default function WithCode({ text }: Props) {
  let start = 0;
  return text.split('`').map((part, index) => {
    const key = start;
    start += part.length + 1;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
