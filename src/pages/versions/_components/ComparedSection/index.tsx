import Link from '@docusaurus/Link';
import WithCode from '@site/src/components/WithCode';
import type { SectionChanges } from '@site/src/lib/versionChanges';
import ComparedBlock from '../ComparedBlock';
import styles from './styles.module.css';

interface Props {
  readonly section: SectionChanges;
  /** Path of the page in the newer version. */
  readonly path: string;
  /** Number of the section's first difference, counted from the start of the page. */
  readonly first: number;
  /** Labels of the two versions. */
  readonly from: string;
  readonly to: string;
}

/** The differences below one heading on the page. */
export default function ComparedSection({ section, path, first, from, to }: Props) {
  const { title, id, gone, changes } = section;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <WithCode text={title || 'Top of the page'} />
      </h2>
      {gone ? (
        <p className={styles.place}>This section isn’t in {to} anymore.</p>
      ) : (
        id && (
          <p className={styles.place}>
            <Link to={`${path}#${id}`}>Read this section in {to}</Link>
          </p>
        )
      )}
      <ol className={styles.changes}>
        {changes.map((change, index) => {
          const anchor = `difference-${first + index}`;
          return <ComparedBlock key={anchor} id={anchor} change={change} from={from} to={to} />;
        })}
      </ol>
    </section>
  );
}
