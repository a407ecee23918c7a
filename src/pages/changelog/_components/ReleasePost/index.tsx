import Link from '@docusaurus/Link';
import type { PageLink } from '@site/src/lib/changelog/pages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly post: PageLink;
}

/** A link from a release to the blog post that announces it. */
export default function ReleasePost({ post }: Props): ReactNode {
  return (
    <p className={styles.post}>
      Read the blog post: <Link to={post.permalink}>{post.title}</Link>
    </p>
  );
}
