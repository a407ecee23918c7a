import styles from './styles.module.css';

interface Props {
  /** URLs of up to three covers. The first one is on top. */
  readonly covers: readonly string[];
}

/** A decorative illustration: covers fanned out like playing cards. */
export default function CoverFan({ covers }: Props) {
  return (
    <div className={styles.fan}>
      {covers.map((cover) => (
        <img key={cover} className={styles.cover} src={cover} alt="" width="640" height="320" />
      ))}
    </div>
  );
}
