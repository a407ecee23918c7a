import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { readTable } from './readTable';
import styles from './styles.module.css';

interface Props {
  /** What the table is the reference of, as `npm run verify:docs` names it. Readers don't see it. */
  readonly of: string;
  /** Keeps the anchors of several tables on a page apart: `fields` makes `#fields-title`. */
  readonly anchors?: string;
  /** One Markdown table, whose first column names the entries in code. */
  readonly children: ReactNode;
}

/**
 * A table of options, fields or props. Each row can be linked to; on a narrow screen a row becomes a
 * card, and the roles keep it a table for screen readers. Throws as `readTable` does.
 */
export default function ApiTable({ of, anchors, children }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const { labels, rows } = readTable(of, children, anchors);
  for (const { id } of rows) {
    collectAnchor(id);
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: parts that are laid out as cards lose theirs */}
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {labels.map((label) => (
              <th role="columnheader" scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, name, remark, cells }) => (
            <tr role="row" id={id} key={id}>
              <th role="rowheader" scope="row">
                <Link className={styles.name} to={`#${id}`}>
                  {name}
                </Link>
                {remark}
              </th>
              {labels.slice(1).map((label, index) => (
                <td role="cell" data-label={label} key={label}>
                  <div>{cells[index]}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
