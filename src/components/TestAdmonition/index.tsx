import type { Props } from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';

/** The admonition type that only the test area uses: a box with a sign of its own. */
export default function TestAdmonition({ title = 'My custom admonition', ...props }: Props) {
  return <AdmonitionLayout {...props} title={title} icon="🧪" />;
}
