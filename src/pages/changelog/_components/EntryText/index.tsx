import MDXContent from '@theme/MDXContent';
import type { ComponentType, ReactNode } from 'react';

// Where the blog plugin looks for the text of a feed item (blogPostContainerID in
// @docusaurus/utils-common).
const FEED_CONTENT_ID = '__blog-post-container';

interface Props {
  /** The Markdown of an entry, as a component. */
  readonly content: ComponentType;
}

/**
 * The words of an entry. A theme part of its own, so that the code which renders
 * Markdown is loaded only with entries that have words; most releases have none.
 */
export default function ChangelogEntryText({ content: Content }: Props): ReactNode {
  return (
    <div id={FEED_CONTENT_ID}>
      <MDXContent>
        <Content />
      </MDXContent>
    </div>
  );
}
