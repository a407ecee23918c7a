// Readers gain: the highlighter is loaded only when a page needs it after the first one.
// Delete when: the wrapper of CodeBlock can be deleted.
import HighlightedCode from '@site/src/components/HighlightedCode';
import type { Props } from '@theme/CodeBlock/Content';

export default function CodeBlockContentWrapper(props: Props) {
  return <HighlightedCode {...props} />;
}
