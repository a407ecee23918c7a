import styles from './styles.module.css';

interface Props {
  /** Addresses of up to three covers; the first lies on top. */
  readonly covers: readonly string[];
}

/** A decoration: covers fanned out like cards. */
export default function CoverFan({ covers }: Props) {
  return (
    <div className={styles.fan}>
      {covers.map((cover) => (
        <img key={cover} className={styles.cover} src={cover} alt="" width="640" height="320" />
      ))}
    </div>
  );
}
