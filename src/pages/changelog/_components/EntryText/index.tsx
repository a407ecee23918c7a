import { FEED_CONTENT_ID } from '@site/src/lib/changelog/feedContentId';
import MDXContent from '@theme/MDXContent';
import type { ComponentType, ReactNode } from 'react';

interface Props {
  /** The compiled Markdown of an entry. */
  readonly content: ComponentType;
}

/**
 * The compiled text of an entry. It's a separate component, so that the code for
 * rendering Markdown is loaded only for entries that need it. Most releases have
 * just an introduction.
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
