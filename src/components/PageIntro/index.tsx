import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** One or two sentences that explain what the page is for. */
  readonly lead: ReactNode;
  /** What readers can do next: buttons, links, or a short note. */
  readonly actions?: ReactNode;
  /** An illustration next to the text, which is hidden from screen readers and on small screens. */
  readonly art?: ReactNode;
}

/** The introduction at the top of a page's main content: its title, purpose, and first actions. */
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
