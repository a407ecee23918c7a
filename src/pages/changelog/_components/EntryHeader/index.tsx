import type { EntryPageProps } from '@site/src/lib/changelog/pages';
import { changeCount } from '@site/src/lib/changelog/release';
import { formatDay } from '@site/src/lib/formatDay';
import type { ReactNode } from 'react';
import BackLink from '../BackLink';
import styles from './styles.module.css';

interface Props
  extends Pick<EntryPageProps, 'title' | 'date' | 'categories' | 'contributors' | 'listPage'> {
  /** The text of the entry, if any. */
  readonly children?: ReactNode;
}

/**
 * The header of an entry: a link back to its list page, its title, its date, the
 * number of changes and contributors, and its text. The site's search indexes
 * only the part in the `markdown` class, because the lists of changes would make
 * the index many times larger.
 */
export default function EntryHeader(props: Props): ReactNode {
  const { title, date, categories, contributors, listPage, children } = props;
  const changes = changeCount(categories);
  const people = contributors.length;
  return (
    <header className={styles.header}>
      <BackLink to={listPage} />
      <h1>{title}</h1>
      <div className="markdown">
        <p className={styles.facts}>
          <time dateTime={date}>{formatDay(date, 'en')}</time>
          {changes > 0 && <span>{changes === 1 ? '1 change' : `${changes} changes`}</span>}
          {people > 0 && <span>{people === 1 ? '1 contributor' : `${people} contributors`}</span>}
        </p>
        {children}
      </div>
    </header>
  );
}
