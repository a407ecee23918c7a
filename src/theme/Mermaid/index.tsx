// Readers gain: all diagrams appear on pages that open in dark mode. During hydration, the color mode is
// still the default, and a diagram that's drawn then and again in dark mode stays empty (theme-mermaid 3.10.2).
// Without JavaScript, readers and the Markdown copy of the page get the source of the diagram. On phones,
// wide diagrams scroll instead of shrinking, and a diagram above the section that a link points to doesn't move it.
// Delete when: all of this works without this wrapper.

import useIsBrowser from '@docusaurus/useIsBrowser';
import type MermaidType from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import { type ComponentProps, useRef } from 'react';
import styles from './styles.module.css';
import { useSteadyTarget } from './useSteadyTarget';

/** A diagram that isn't drawn until the reader's color mode is known. */
export default function MermaidWrapper(props: ComponentProps<typeof MermaidType>) {
  const diagram = useRef<HTMLElement>(null);
  useSteadyTarget(diagram);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll wide diagrams
    <section ref={diagram} className={styles.diagram} tabIndex={0}>
      {useIsBrowser() ? (
        <Mermaid {...props} />
      ) : (
        <noscript>
          <pre className="language-mermaid">{props.value}</pre>
        </noscript>
      )}
    </section>
  );
}
