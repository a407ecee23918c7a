import styles from './styles.module.css';

interface Props {
  /** Address of the drawn cover. */
  readonly src: string;
}

/** The cover of a site of the showcase: a decoration beside its name, fetched when it comes near the screen. */
export default function SiteCover({ src }: Props) {
  return (
    <img
      className={styles.cover}
      src={src}
      alt=""
      width="640"
      height="320"
      loading="lazy"
      decoding="async"
    />
  );
}
