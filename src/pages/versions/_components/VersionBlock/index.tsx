import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import type { VersionRow } from '../../_lib/groupVersions';
import VersionTable from '../VersionTable';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the block. It must never change, so that links to it keep working. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly VersionRow[];
  readonly locale: string;
  /** Explains which versions these are. */
  readonly children: ReactNode;
}

/** A group of versions with a heading. Shows nothing if there are no versions. */
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
