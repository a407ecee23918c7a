import type { UserThemeConfig } from '@docusaurus/theme-mermaid';

/** Diagrams have their natural size unless the site's style sheet makes them smaller. */
const naturalSizes = Object.fromEntries(
  ['flowchart', 'sequence', 'state', 'class', 'er', 'gantt', 'pie', 'journey'].map((type) => [
    type,
    { useMaxWidth: false },
  ]),
);

/**
 * Diagrams use Mermaid's theme for the color mode, but the site's colors for text and
 * shapes: in dark mode, the theme's labels on lines are too faint (WCAG 2.2, 1.4.3).
 */
export const mermaid = {
  theme: { light: 'default', dark: 'dark' },
  options: {
    ...naturalSizes,
    themeCSS: `
      .node :is(rect, polygon, circle, path) { fill: var(--site-surface); stroke: var(--site-accent); }
      .cluster rect { fill: var(--site-background); stroke: var(--site-border-strong); }
      :is(.nodeLabel, .cluster-label, .edgeLabel), :is(.nodeLabel, .cluster-label, .edgeLabel) p { color: var(--site-text); }
      .edgeLabel, .edgeLabel p { background-color: var(--site-background); }
      .edgeLabel rect { fill: var(--site-background); opacity: 1; }
      .flowchart-link { stroke: var(--site-text-quiet); }
      .marker { fill: var(--site-text-quiet); stroke: var(--site-text-quiet); }
    `,
  },
} satisfies UserThemeConfig['mermaid'];
