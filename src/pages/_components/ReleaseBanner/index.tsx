import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** Minor version with a release post, such as `3.8`. */
  readonly version: string;
}

/** A line at the top of the home page that links to the announced version's release post. */
export default function ReleaseBanner({ version }: Props) {
  return (
    <p className={styles.banner}>
      <Link to={`/blog/releases/${version}/`}>
        <strong>Docusaurus {version} is out.</strong> See what’s new
        <span aria-hidden="true">&nbsp;→</span>
      </Link>
    </p>
  );
}
