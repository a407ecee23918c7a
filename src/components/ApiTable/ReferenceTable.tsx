import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { connectCards } from './connectCards';
import { readTable } from './readTable';
import styles from './styles.module.css';

interface Props {
  /** Subject of the reference table, which identifies it for `npm run verify:docs`. Readers don't see it. */
  readonly of: string;
  /** Prefix for the anchors, needed if a page has several tables: `fields` produces `#fields-title`. */
  readonly anchors?: string;
  /** A single Markdown table with the names of the entries, in code, in its first column. */
  readonly children: ReactNode;
}

/** A reference table. On narrow screens, its rows become cards. Throws the errors of `readTable`. */
export default function ReferenceTable({ of, anchors, children }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const { labels, rows } = readTable(of, children, anchors);
  for (const { id } of rows) {
    collectAnchor(id);
  }
  return (
    <div className={clsx(styles.frame, 'late-block')}>
      <table
        ref={(table) => (table ? connectCards(table) : undefined)}
        className={styles.table}
        data-reference
      >
        <thead>
          <tr>
            {labels.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, remark, cells }) => (
            <tr id={id} key={id}>
              <th scope="row">
                <Link className={styles.name} to={`#${encodeURI(id)}`}>
                  {name}
                </Link>
                {remark}
              </th>
              {labels.slice(1).map((label, index) => (
                <td data-label={label} key={label}>
                  <div>{cells[index]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
