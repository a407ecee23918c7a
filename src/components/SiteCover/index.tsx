import styles from './styles.module.css';

interface Props {
  /** URL of the generated cover. */
  readonly src: string;
}

/** The cover of a site in the showcase. It's a decoration next to the site's name, and it's loaded lazily. */
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
