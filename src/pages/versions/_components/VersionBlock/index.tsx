import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import type { VersionRow } from '../../_lib/groupVersions';
import VersionTable from '../VersionTable';
import styles from './styles.module.css';

interface Props {
  /** Address of the block on the page; a promise to those who link to it. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly VersionRow[];
  readonly locale: string;
  /** What these versions are to the reader. */
  readonly children: ReactNode;
}

/** A titled group of versions; absent when there are none. */
export default function VersionBlock({ id, title, rows, locale, children }: Props) {
  if (rows.length === 0) {
    return null;
  }
  return (
    <section className={styles.block}>
      <div className={styles.about}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{children}</p>
      </div>
      <VersionTable labelledBy={id} rows={rows} locale={locale} />
    </section>
  );
}
