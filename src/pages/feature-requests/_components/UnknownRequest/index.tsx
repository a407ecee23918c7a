import styles from './styles.module.css';

interface Props {
  /** The address that the reader asked for, below the list. */
  readonly subPath: string;
}

/** Tells a reader who followed a wrong address what is shown instead. */
export default function UnknownRequest({ subPath }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.text}>
        There is no request at <code>{subPath}</code>. It may have been renamed or merged with
        another one. Here are all of them.
      </p>
    </div>
  );
}
