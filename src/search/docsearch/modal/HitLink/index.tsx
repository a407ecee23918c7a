import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import Link from '@docusaurus/Link';
import type { JSX, ReactNode } from 'react';
import { versionLabelOf } from '../../../versionLabel';
import styles from './styles.module.css';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** A search result with the label of its documentation version. */
export default function HitLink({ hit, children }: Props): JSX.Element {
  const version = versionLabelOf(hit.url);
  return (
    <Link to={hit.url}>
      {children}
      {version && <span className={styles.version}>{version}</span>}
    </Link>
  );
}
