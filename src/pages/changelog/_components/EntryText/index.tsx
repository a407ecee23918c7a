import MDXContent from '@theme/MDXContent';
import type { ComponentType, ReactNode } from 'react';

// ID of the element in which the blog plugin looks for the text of a feed item
// (blogPostContainerID in @docusaurus/utils-common).
const FEED_CONTENT_ID = '__blog-post-container';

interface Props {
  /** The compiled Markdown of an entry. */
  readonly content: ComponentType;
}

/**
 * The text of an entry. It's a separate component, so that the code for rendering
 * Markdown is loaded only for entries with text. Most releases have none.
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
