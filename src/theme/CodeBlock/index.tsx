// Readers gain: pages without code don't load the syntax highlighter (29 KB brotli).
// Delete when: the `highlighter` plugin can be deleted.
import '@site/src/client/registerLanguages';
import type { WrapperProps } from '@docusaurus/types';
import type CodeBlockType from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';

/** A code block. Importing this module registers the languages first. */
export default function CodeBlockWrapper(props: WrapperProps<typeof CodeBlockType>) {
  return <CodeBlock {...props} />;
}
