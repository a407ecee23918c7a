import styles from './styles.module.css';

/** One entry in the browser's storage. */
export interface StoredEntry {
  readonly key: string;
  readonly value: string;
}

interface Props {
  /** The entries, or undefined if they aren't known yet. */
  readonly entries: readonly StoredEntry[] | undefined;
  /** Called when readers click the button to clear the entries. */
  readonly onClear: () => void;
}

function summaryOf(entries: Props['entries']): string {
  if (!entries) {
    return 'If JavaScript is turned on, you’ll find a list here of what your browser currently stores for this site.';
  }
  switch (entries.length) {
    case 0:
      return 'Your browser currently stores no settings for this site.';
    case 1:
      return 'Your browser currently stores one entry for this site:';
    default:
      return `Your browser currently stores ${entries.length} entries for this site:`;
  }
}

/** A list of what the browser stores, with a button that clears it. */
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
