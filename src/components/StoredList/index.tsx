import styles from './styles.module.css';

/** One entry of the browser's storage. */
export interface StoredEntry {
  readonly key: string;
  readonly value: string;
}

interface Props {
  /** The entries, or undefined while they are not known. */
  readonly entries: readonly StoredEntry[] | undefined;
  /** Called when the reader asks to clear them. */
  readonly onClear: () => void;
}

function summaryOf(entries: Props['entries']): string {
  if (!entries) {
    return 'With JavaScript switched on, this place lists what your browser stores for this site at this moment.';
  }
  switch (entries.length) {
    case 0:
      return 'At this moment, your browser stores no settings for this site.';
    case 1:
      return 'At this moment, your browser stores one entry for this site:';
    default:
      return `At this moment, your browser stores ${entries.length} entries for this site:`;
  }
}

/** What the browser stores, with a button that clears it. */
export default function StoredList({ entries, onClear }: Props) {
  return (
    <div className={styles.box}>
      <p aria-live="polite">{summaryOf(entries)}</p>
      {entries && entries.length > 0 && (
        <ul>
          {entries.map(({ key, value }) => (
            <li key={key}>
              <code>{key}</code>: <code className={styles.value}>{value}</code>
            </li>
          ))}
        </ul>
      )}
      {entries && (
        <button type="button" className="button button--secondary" onClick={onClear}>
          Clear settings and stored pages
        </button>
      )}
    </div>
  );
}
