import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What stands in the address line: `example.com/docs/intro`. */
  readonly url?: string;
  /** The page as readers of that address would see it. */
  readonly children: ReactNode;
}

/** A part of a page in a frame that looks like a browser window, to show what a piece of Markdown becomes. */
export default function BrowserFrame({ url = 'docs.example.com', children }: Props) {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.bar}>
        <span className={styles.buttons} />
        <span className={styles.address}>
          <span className="visually-hidden">In the browser, at </span>
          {url}
        </span>
      </figcaption>
      <div className={styles.page}>{children}</div>
    </figure>
  );
}
