import styles from './styles.module.css';

interface Props {
  /** The requested path below /feature-requests/. */
  readonly subPath: string;
}

/** Explains to readers who followed a wrong URL why they see the entire list. */
export default function UnknownRequest({ subPath }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.text}>
        There’s no feature request at <code>{subPath}</code>. It may have been renamed or merged
        with another request. Here’s the full list.
      </p>
    </div>
  );
}
