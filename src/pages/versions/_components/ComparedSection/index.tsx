import Link from '@docusaurus/Link';
import WithCode from '@site/src/components/WithCode';
import type { SectionChanges } from '@site/src/lib/versionChanges';
import ComparedBlock from '../ComparedBlock';
import styles from './styles.module.css';

interface Props {
  readonly section: SectionChanges;
  /** Address of the newer page. */
  readonly path: string;
  /** Number of the section's first difference on the whole page. */
  readonly first: number;
  /** Labels of the two versions. */
  readonly from: string;
  readonly to: string;
}

/** The differences below one heading of the page. */
export default function ComparedSection({ section, path, first, from, to }: Props) {
  const { title, id, gone, changes } = section;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <WithCode text={title || 'Opening'} />
      </h2>
      {gone ? (
        <p className={styles.place}>{to} no longer has this section.</p>
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
