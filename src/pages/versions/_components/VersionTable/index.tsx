import Link from '@docusaurus/Link';
import { formatDay } from '@site/src/lib/formatDay';
import type { VersionRow } from '../../_lib/groupVersions';
import styles from './styles.module.css';

interface Props {
  /** ID of the heading that labels the table. */
  readonly labelledBy: string;
  readonly rows: readonly VersionRow[];
  readonly locale: string;
}

/** A table of versions, with links to the documentation and the release notes for each version. */
export default function VersionTable({ labelledBy, rows, locale }: Props) {
  const hasNotes = rows.some(({ notes }) => notes.length > 0);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Read</th>
          {hasNotes && <th scope="col">What changed</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, home, docsUrl, notes, releaseDate }) => (
          <tr key={label} className={styles[home]}>
            <th scope="row">
              <span className={styles.version}>{label}</span>
              {releaseDate && (
                <time className={styles.date} dateTime={releaseDate}>
                  {formatDay(releaseDate, locale)}
                </time>
              )}
            </th>
            <td>
              <Link to={docsUrl} aria-label={`Documentation for ${label}`}>
                Documentation
              </Link>
            </td>
            {hasNotes && (
              <td>
                {notes.map((note) => (
                  <Link
                    key={note.url}
                    className={styles.note}
                    to={note.url}
                    aria-label={`${note.label} for ${label}`}
                  >
                    {note.label}
                  </Link>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
