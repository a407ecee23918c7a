import { type KindId, kindOf } from '@site/src/lib/changelog/kinds';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly counts: readonly (readonly [kind: KindId, count: number])[];
  /** Kinds whose count links to their section on the same page. */
  readonly linked?: readonly KindId[];
}

/** The number of changes of each kind in a release. */
export default function KindCounts({ counts, linked = [] }: Props): ReactNode {
  return (
    <ul className={styles.counts}>
      {counts.map(([id, count]) => {
        const { title, slug } = kindOf(id);
        const text = (
          <>
            {`${title} `}
            <strong>{count}</strong>
          </>
        );
        return (
          <li key={id} className={clsx(styles.count, id === 'breaking' && styles.breaking)}>
            {linked.includes(id) ? <a href={`#${slug}`}>{text}</a> : text}
          </li>
        );
      })}
    </ul>
  );
}
