import type { Props } from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';

/** A custom admonition type, with its own icon, that's used only in the test area. */
export default function TestAdmonition({ title = 'My custom admonition', ...props }: Props) {
  return <AdmonitionLayout {...props} title={title} icon="🧪" />;
}
