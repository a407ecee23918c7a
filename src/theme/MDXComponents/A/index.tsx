// Readers gain: links to files work, even though page URLs end with a slash.
// Delete when: the theme's Link component doesn't add a trailing slash to links to files.

import type { Props } from '@theme/MDXComponents/A';
import A from '@theme-original/MDXComponents/A';

/** A link in Markdown. The MDX loader marks links to files with `data-noBrokenLinkCheck`. */
export default function MDXLink(props: Props) {
  const { href } = props;
  const toFile = 'data-noBrokenLinkCheck' in props && href?.startsWith('/');
  return <A {...props} href={toFile ? `pathname://${href}` : href} />;
}
