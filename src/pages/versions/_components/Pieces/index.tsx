import WithCode from '@site/src/components/WithCode';
import type { BlockKind, Piece } from '@site/src/lib/versionChanges';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly kind: BlockKind;
  readonly pieces: readonly Piece[];
  /** The side of the comparison that the text is on, which determines whether differences are shown as removed or added. */
  readonly side: 'before' | 'after';
}

/** The text of a block, with differences highlighted as removed or added. */
export default function Pieces({ kind, pieces, side }: Props) {
  const isCode = kind === 'code';
  const Mark = side === 'before' ? 'del' : 'ins';
  const show = (text: string): ReactNode => (isCode ? text : <WithCode text={text} />);
  let offset = 0;
  const content = pieces.map((piece) => {
    const key = offset;
    if (piece === null) {
      offset += 1;
      return (
        <span key={key} className={styles.gap}>
          {'⋯ unchanged lines\n'}
        </span>
      );
    }
    const text = typeof piece === 'string' ? piece : piece[0];
    offset += text.length;
    return typeof piece === 'string' ? (
      <span key={key}>{show(text)}</span>
    ) : (
      <Mark key={key} className={styles[side]}>
        {show(text)}
      </Mark>
    );
  });
  return isCode ? (
    // Long lines scroll inside the box, so readers have to be able to reach it with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls
    <pre className={styles.code} tabIndex={0}>
      <code>{content}</code>
    </pre>
  ) : (
    <p className={styles.text}>{content}</p>
  );
}
