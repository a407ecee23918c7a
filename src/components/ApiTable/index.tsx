import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type ReactNode, useRef } from 'react';
import { readTable } from './readTable';
import styles from './styles.module.css';
import { useIsCards } from './useIsCards';

interface Props {
  /** Subject of the reference table, which identifies it for `npm run verify:docs`. Readers don't see it. */
  readonly of: string;
  /** Prefix for the anchors, needed if a page has several tables: `fields` produces `#fields-title`. */
  readonly anchors?: string;
  /** A single Markdown table with the names of the entries, in code, in its first column. */
  readonly children: ReactNode;
}

/**
 * A table of options, fields, or props. You can link to each row. On narrow screens, rows become
 * cards, and the table needs ARIA roles because WebKit doesn't treat a table as a table if its
 * `display` changes. Throws the errors of `readTable`.
 */
export default function ApiTable({ of, anchors, children }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const table = useRef<HTMLTableElement>(null);
  const isCards = useIsCards(table);
  const role = (name: string) => (isCards ? name : undefined);
  const { labels, rows } = readTable(of, children, anchors);
  for (const { id } of rows) {
    collectAnchor(id);
  }
  return (
    <div className={styles.frame}>
      <table ref={table} role={role('table')} className={styles.table} data-reference>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {labels.map((label) => (
              <th role={role('columnheader')} scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map(({ id, name, remark, cells }) => (
            <tr role={role('row')} id={id} key={id}>
              <th role={role('rowheader')} scope="row">
                <Link className={styles.name} to={`#${encodeURI(id)}`}>
                  {name}
                </Link>
                {remark}
              </th>
              {labels.slice(1).map((label, index) => (
                <td role={role('cell')} data-label={label} key={label}>
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
