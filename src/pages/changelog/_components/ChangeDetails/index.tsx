import {
  type AnchoredChange,
  profileUrl,
  referenceOf,
  type Source,
  sourcesOf,
} from '@site/src/lib/changelog/release';
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

function SourceDetails({ source }: { readonly source: Source }): ReactNode {
  const { authors, packages } = source;
  const reference = referenceOf(source);
  return (
    <>
      {reference && <OutsideLink url={reference.url} text={reference.label} />}
      {authors.map((author) => (
        <OutsideLink key={author} url={profileUrl(author)} text={`@${author}`} />
      ))}
      {packages.length > 0 && <Packages names={packages} />}
    </>
  );
}

interface Props {
  readonly change: AnchoredChange;
}

/** The pull request of a change, with its authors and packages, or a list of all its pull requests. */
export default function ChangeDetails({ change }: Props): ReactNode {
  return change.more ? (
    <ul className={styles.details}>
      {sourcesOf(change).map((source, index) => (
        // The ID of the first pull request is already the ID of the change.
        <li key={source.id} id={index === 0 ? undefined : source.id}>
          <SourceDetails source={source} />
        </li>
      ))}
    </ul>
  ) : (
    <div className={styles.details}>
      <SourceDetails source={change} />
    </div>
  );
}
