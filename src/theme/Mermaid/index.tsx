// Readers gain: all diagrams appear on pages that open in dark mode. During hydration, the color mode is
// still the default, and a diagram that's drawn then and again in dark mode stays empty (theme-mermaid 3.10.2).
// Without JavaScript, readers and the Markdown copy of the page get the source of the diagram.
// Delete when: a page with many diagrams that opens in dark mode shows all of them without this wrapper.

import useIsBrowser from '@docusaurus/useIsBrowser';
import type MermaidType from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import type { ComponentProps } from 'react';

/** A diagram that isn't drawn until the reader's color mode is known. */
export default function MermaidWrapper(props: ComponentProps<typeof MermaidType>) {
  return useIsBrowser() ? (
    <Mermaid {...props} />
  ) : (
    <noscript>
      <pre className="language-mermaid">{props.value}</pre>
    </noscript>
  );
}
