import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** Minor version that has a release post, for example `3.8`. */
  readonly version: string;
}

/** One line at the top of the home page that leads to the newest release post. */
export default function ReleaseBanner({ version }: Props) {
  return (
    <p className={styles.banner}>
      <Link to={`/blog/releases/${version}/`}>
        <strong>Docusaurus {version} is out.</strong> Read what it brings
        <span aria-hidden="true"> →</span>
      </Link>
    </p>
  );
}
