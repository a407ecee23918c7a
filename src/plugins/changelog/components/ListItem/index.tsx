import type { ReactNode } from 'react';
import type { ListEntry } from '../../lib/pages';
import { longDate } from '../../lib/text';
import EntryLink from '../EntryLink';
import KindCounts from '../KindCounts';
import SummaryText from '../SummaryText';
import styles from './styles.module.css';

interface Props {
  readonly entry: ListEntry;
}

/** A release in the list: version, day, its first words and what is in it. */
export default function ListItem({ entry }: Props): ReactNode {
  const { title, permalink, date, intro, counts, contributors } = entry;
  return (
    <li className={styles.item}>
      <time dateTime={date} className={styles.date}>
        {longDate(date)}
      </time>
      <div>
        <h2 className={styles.title}>
          <EntryLink permalink={permalink}>{title}</EntryLink>
        </h2>
        {intro && (
          <p className={styles.intro}>
            <SummaryText>{intro}</SummaryText>
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
