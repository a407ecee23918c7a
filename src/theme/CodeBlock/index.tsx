// Readers gain: code blocks are rendered once, by the server. The theme renders each one again after hydration,
// so that its inline colors match the color mode, which requires the highlighter (31 KB brotli) on the first page.
// Delete when: the theme highlights code during the build, and the colors of both modes are in the styles.
import KeptCode from '@site/src/components/KeptCode';
import { sourceOf } from '@site/src/components/KeptCode/sourceOf';
import type { Props } from '@theme/CodeBlock';
import CodeBlockText from '@theme/CodeBlock/Content/String';
import CodeBlock from '@theme-original/CodeBlock';

export default function CodeBlockWrapper(props: Props) {
  const buttons = <CodeBlockText {...props}>{String(props.children)}</CodeBlockText>;
  return (
    <KeptCode source={sourceOf({ ...props })} buttons={buttons}>
      <CodeBlock {...props} />
    </KeptCode>
  );
}
