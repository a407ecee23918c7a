import Link from '@docusaurus/Link';
import type { PageLink } from '@site/src/lib/changelog/pages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly to: PageLink;
}

/** A link back to a list page, above the title of the current page. */
export default function BackLink({ to }: Props): ReactNode {
  return (
    <Link to={to.permalink} className={styles.back} data-page-only>
      <span aria-hidden="true">← </span>
      {to.title}
    </Link>
  );
}
