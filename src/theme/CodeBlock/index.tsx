// Readers gain: pages without code do not load the highlighter (29 KB brotli).
// Delete when: the plugin `highlighter` can be.
import '@site/src/client/registerLanguages';
import type { WrapperProps } from '@docusaurus/types';
import type CodeBlockType from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';

/** A code block, once the languages are registered. */
export default function CodeBlockWrapper(props: WrapperProps<typeof CodeBlockType>) {
  return <CodeBlock {...props} />;
}
