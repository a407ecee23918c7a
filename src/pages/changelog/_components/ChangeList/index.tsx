import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import WithCode from '@site/src/components/WithCode';
import { kindOf } from '@site/src/lib/changelog/kinds';
import { type AnchoredChange, type Category, sourcesOf } from '@site/src/lib/changelog/release';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ChangeDetails from '../ChangeDetails';
import styles from './styles.module.css';

interface ChangeProps {
  readonly change: AnchoredChange;
  readonly docs: Readonly<Record<string, string>>;
}

function ChangeItem({ change, docs }: ChangeProps): ReactNode {
  const { id, summary } = change;
  return (
    <li id={id} className={clsx(styles.change, 'late-block')}>
      <WithCode
        text={summary}
        wrap={(element, code) => {
          const url = docs[code];
          return url ? <Link to={url}>{element}</Link> : element;
        }}
      />
      <a className="hash-link" href={`#${id}`} aria-label={`Link to change ${id}`}>
        &#8203;
      </a>
      <ChangeDetails change={change} />
    </li>
  );
}

interface Props {
  readonly category: Category<AnchoredChange>;
  /** URLs of the documentation of options, by the option's name. */
  readonly docs: Readonly<Record<string, string>>;
}

/** The changes of one kind, under a heading. Each pull request has its own anchor. */
export default function ChangeList({ category: { kind, changes }, docs }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const { id } of changes.flatMap(sourcesOf)) {
    collectAnchor(id);
  }
  return (
    <section>
      <Heading as="h2" id={kindOf(kind).slug}>
        {kindOf(kind).title}
      </Heading>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} docs={docs} />
        ))}
      </ul>
    </section>
  );
}
