import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import WithCode from '@site/src/components/WithCode';
import { kindOf } from '@site/src/lib/changelog/kinds';
import {
  type AnchoredChange,
  type Category,
  profileUrl,
  referenceOf,
} from '@site/src/lib/changelog/release';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** If a change affects more packages than this, the list of packages is collapsed. */
const PACKAGES_SHOWN = 5;

function OutsideLink({ url, text }: { readonly url: string; readonly text: string }): ReactNode {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function Packages({ names }: { readonly names: readonly string[] }): ReactNode {
  const list = names.join(', ');
  return names.length > PACKAGES_SHOWN ? (
    <details>
      <summary>{names.length} packages</summary>
      {list}
    </details>
  ) : (
    <span>{list}</span>
  );
}

interface ChangeProps {
  readonly change: AnchoredChange;
  readonly docs: Readonly<Record<string, string>>;
}

function ChangeItem({ change, docs }: ChangeProps): ReactNode {
  const { id, summary, authors, packages } = change;
  const reference = referenceOf(change);
  return (
    <li id={id} className={styles.change}>
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
      <div className={styles.details}>
        {reference && <OutsideLink url={reference.url} text={reference.label} />}
        {authors.map((author) => (
          <OutsideLink key={author} url={profileUrl(author)} text={`@${author}`} />
        ))}
        {packages.length > 0 && <Packages names={packages} />}
      </div>
    </li>
  );
}

interface Props {
  readonly category: Category<AnchoredChange>;
  /** URLs of the documentation of options, by the option's name. */
  readonly docs: Readonly<Record<string, string>>;
}

/** The changes of one kind, under a heading. Each change has its own anchor. */
export default function ChangeList({ category: { kind, changes }, docs }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const { id } of changes) {
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
