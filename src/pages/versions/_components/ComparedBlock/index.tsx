import type { BlockChange, BlockKind } from '@site/src/lib/versionChanges';
import Pieces from '../Pieces';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the difference. */
  readonly id: string;
  readonly change: BlockChange;
  /** Labels of the two versions. */
  readonly from: string;
  readonly to: string;
}

const KINDS: Readonly<Record<BlockKind, string>> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  item: 'List item',
  row: 'Table row',
  label: 'Label',
  code: 'Code',
};

/** A single difference: its kind, and the text in both versions. */
export default function ComparedBlock({ id, change, from, to }: Props) {
  const { kind, before, after } = change;
  const state = before && after ? 'changed' : before ? 'removed' : 'added';
  const title = `${KINDS[kind]} ${state}`;
  const sides = [
    { side: 'before', label: from, pieces: before },
    { side: 'after', label: to, pieces: after },
  ] as const;
  return (
    <li id={id} className={styles.block}>
      <p className={styles.title}>
        <span className={styles[state]}>{title}</span>
        <a
          className={styles.anchor}
          href={`#${id}`}
          aria-label={`Link to this difference: ${title}`}
        >
          #
        </a>
      </p>
      <dl className={styles.sides}>
        {sides.map(({ side, label, pieces }) => (
          <div key={side} className={pieces ? styles.side : styles.absent}>
            <dt className={styles.version}>{label}</dt>
            <dd className={styles.content}>
              {pieces ? (
                <Pieces kind={kind} pieces={pieces} side={side} />
              ) : (
                <span className={styles.nothing}>Not in this version</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
