import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** One or two sentences that say what the page is for. */
  readonly lead: ReactNode;
  /** What the reader can do from here: buttons or a short aside. */
  readonly actions?: ReactNode;
  /** A drawing beside the text; hidden from screen readers and on small screens. */
  readonly art?: ReactNode;
}

/** The opening band of a page, first in its main part: title, purpose and the first thing to do. */
export default function PageIntro({ title, lead, actions, art }: Props) {
  return (
    <header className={styles.intro}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {art && (
          <div className={styles.art} aria-hidden="true">
            {art}
          </div>
        )}
      </div>
    </header>
  );
}
