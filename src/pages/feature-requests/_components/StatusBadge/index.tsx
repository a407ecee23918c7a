import { type Status, statuses } from '@site/src/data/featureRequests/kinds';
import styles from './styles.module.css';

interface Props {
  readonly status: Status;
}

/** The icon of each status: a ring, a check mark, or a bar. */
const signs: Readonly<Record<Status, string>> = {
  open: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11',
  shipped: 'm3 8.5 3.5 3.5L13 5',
  closed: 'M3 8h10',
};

/** The status of a request, shown by its label, an icon, and a color. */
export default function StatusBadge({ status }: Props) {
  return (
    <span className={`${styles.badge} ${styles[status]}`}>
      <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[status]} />
      </svg>
      {statuses[status]}
    </span>
  );
}
