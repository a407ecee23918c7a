// Readers gain: every diagram of a page that opens in the dark mode. While the page hydrates, its mode is
// the default one; a diagram that is drawn then and once more in the dark stays empty (theme-mermaid 3.10.2).
// Delete when: a page with many diagrams that opens in the dark has all of them without this wrapper.

import useIsBrowser from '@docusaurus/useIsBrowser';
import type MermaidType from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import type { ComponentProps } from 'react';

/** A diagram, drawn once the colour mode of the reader is known. */
export default function MermaidWrapper(props: ComponentProps<typeof MermaidType>) {
  return useIsBrowser() && <Mermaid {...props} />;
}
