/// <reference types="@docusaurus/theme-live-codeblock" />
// Readers gain: the editor and its compiler (49 KB brotli) are loaded only when they run a sample.
// Delete when: theme-live-codeblock itself loads react-live on demand.
import LiveCode from '@site/src/components/LiveCode';
import CodeBlock from '@theme/CodeBlock';
import type { Props } from '@theme/LiveCodeBlock';

const load = () => import('@theme-original/LiveCodeBlock');

export default function LiveCodeBlock(props: Props) {
  const plain = { ...props, live: false, children: props.children ?? '' };
  return <LiveCode source={<CodeBlock {...plain} />} load={load} editorProps={props} />;
}
