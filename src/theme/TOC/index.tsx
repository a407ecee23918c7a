// Readers gain: the table of contents is a landmark with a name, which screen
// readers list; on blog posts it stood outside of every landmark.
// Delete when: the theme's table of contents is a nav element.

import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** The table of contents beside a page. */
export default function TOCWrapper(props: Props) {
  const label = translate({ id: 'site.toc.label', message: 'On this page' });
  return (
    <nav aria-label={label} className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
