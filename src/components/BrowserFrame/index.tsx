import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** URL in the address bar, such as `example.com/docs/intro`. */
  readonly url?: string;
  /** The page as readers would see it at that URL. */
  readonly children: ReactNode;
}

/** A frame that looks like a browser window and shows how a Markdown sample is rendered. */
export default function BrowserFrame({ url = 'docs.example.com', children }: Props) {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.bar}>
        <span className={styles.buttons} />
        <span className={styles.address}>
          <span className="visually-hidden">In the browser, at </span>
          {url.split(/(?<=\/)/).map((part, index) => [index > 0 && <wbr key={part} />, part])}
        </span>
      </figcaption>
      <div className={styles.page}>{children}</div>
    </figure>
  );
}
