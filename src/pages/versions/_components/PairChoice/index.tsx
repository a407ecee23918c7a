import Link from '@docusaurus/Link';
import { COMPARE_PATH, compareQuery } from '@site/src/lib/versionChanges';
import styles from './styles.module.css';

interface NamedVersion {
  readonly name: string;
  readonly label: string;
}

interface Props {
  readonly page: string;
  /** The versions that have the page, newest first. */
  readonly versions: readonly NamedVersion[];
  /** Names of the versions being compared. */
  readonly from: string;
  readonly to: string;
}

/** Links to the comparison of each pair of versions of a page. */
export default function PairChoice({ page, versions, from, to }: Props) {
  const pairs = versions.flatMap((newer, index) =>
    versions.slice(index + 1).map((older) => ({ older, newer })),
  );
  return (
    <nav aria-label="Versions to compare">
      <ul className={styles.pairs}>
        {pairs.map(({ older, newer }) => (
          <li key={`${older.name} ${newer.name}`}>
            <Link
              className={styles.pair}
              to={`/${COMPARE_PATH}${compareQuery(page, older.name, newer.name)}`}
              aria-current={older.name === from && newer.name === to ? 'page' : undefined}
            >
              {older.label} <span aria-hidden="true">→</span>
              <span className="visually-hidden"> to </span> {newer.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
