// Readers gain: kept code blocks get buttons without being rendered again.
// Delete when: the wrapper of CodeBlock can be deleted.
import KeptButtons from '@site/src/components/KeptCode/KeptButtons';
import { KeptPre } from '@site/src/components/KeptCode/KeptPre';
import type { Props } from '@theme/CodeBlock/Layout';
import CodeBlockLayout from '@theme-original/CodeBlock/Layout';
import { use } from 'react';

export default function CodeBlockLayoutWrapper(props: Props) {
  const pre = use(KeptPre);
  return pre ? <KeptButtons pre={pre} /> : <CodeBlockLayout {...props} />;
}
