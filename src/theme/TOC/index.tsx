// Readers gain: the table of contents is a labeled landmark that screen readers
// list. In the theme, it isn't inside any landmark on blog posts.
// Delete when: the theme's table of contents is a nav element.

import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** The table of contents next to a page. */
export default function TOCWrapper(props: Props) {
  const label = translate({ id: 'site.toc.label', message: 'On this page' });
  return (
    <nav aria-label={label} className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
