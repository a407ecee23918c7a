import WithCode from '@site/src/components/WithCode';
import type { ListEntry } from '@site/src/lib/changelog/pages';
import { formatDay } from '@site/src/lib/formatDay';
import type { ReactNode } from 'react';
import EntryLink from '../EntryLink';
import KindCounts from '../KindCounts';
import styles from './styles.module.css';

interface Props {
  readonly entry: ListEntry;
}

/** A release in the list: its version, date, introduction, and number of changes. */
export default function ListItem({ entry }: Props): ReactNode {
  const { title, permalink, date, intro, counts, contributors } = entry;
  return (
    <li className={styles.item}>
      <time dateTime={date} className={styles.date}>
        {formatDay(date, 'en')}
      </time>
      <div>
        <h2 className={styles.title}>
          <EntryLink permalink={permalink}>{title}</EntryLink>
        </h2>
        {intro && (
          <p className={styles.intro}>
            <WithCode text={intro} />
          </p>
        )}
        {counts.length > 0 && <KindCounts counts={counts} />}
        {contributors > 0 && (
          <p className={styles.people}>
            {contributors === 1 ? '1 contributor' : `${contributors} contributors`}
          </p>
        )}
      </div>
    </li>
  );
}
