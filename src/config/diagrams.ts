import type { UserThemeConfig } from '@docusaurus/theme-mermaid';

/** Diagrams have their natural size unless the site's style sheet makes them smaller. */
const naturalSizes = Object.fromEntries(
  ['state', 'class', 'er', 'gantt', 'pie', 'journey'].map((type) => [type, { useMaxWidth: false }]),
);

/**
 * Diagrams use Mermaid's theme for the color mode, but the site's colors for text and shapes. In dark mode, the
 * theme's labels on lines and its notes are too faint (WCAG 2.2, 1.4.3). All lengths are in pixels, and leave room for
 * two boxes or three participants next to each other on a phone.
 */
export const mermaid = {
  theme: { light: 'default', dark: 'dark' },
  options: {
    ...naturalSizes,
    flowchart: {
      useMaxWidth: false,
      nodeSpacing: 16,
      rankSpacing: 36,
      padding: 10,
      diagramPadding: 2,
      wrappingWidth: 130,
    },
    sequence: {
      useMaxWidth: false,
      mirrorActors: false,
      wrap: true,
      width: 96,
      actorMargin: 24,
      actorFontSize: 14,
      messageFontSize: 14,
      messageMargin: 28,
      noteFontSize: 14,
      noteMargin: 6,
      wrapPadding: 2,
      diagramMarginX: 2,
      diagramMarginY: 2,
    },
    themeCSS: `
      .node :is(rect, polygon, circle, path) { fill: var(--site-surface); stroke: var(--site-accent); }
      .cluster rect { fill: var(--site-background); stroke: var(--site-border-strong); }
      :is(.nodeLabel, .cluster-label, .edgeLabel), :is(.nodeLabel, .cluster-label, .edgeLabel) p { color: var(--site-text); }
      .edgeLabel, .edgeLabel p { background-color: var(--site-background); }
      .edgeLabel rect { fill: var(--site-background); opacity: 1; }
      .flowchart-link { stroke: var(--site-text-quiet); }
      .marker { fill: var(--site-text-quiet); stroke: var(--site-text-quiet); }
      rect.actor { fill: var(--site-surface); stroke: var(--site-accent); }
      .actor-line, .loopLine { stroke: var(--site-border-strong); }
      .labelBox { fill: var(--site-surface); stroke: var(--site-border-strong); }
      rect.note { fill: var(--site-surface-strong); stroke: var(--site-border-strong); }
      :is(text.actor, .noteText, .loopText, .labelText) > tspan { fill: var(--site-text); }
      .messageText, .noteText, .loopText, .labelText { fill: var(--site-text); }
      .messageLine0, .messageLine1 { stroke: var(--site-text-quiet); }
      [id$="arrowhead"] path { fill: var(--site-text-quiet); stroke: var(--site-text-quiet); }
    `,
  },
} satisfies UserThemeConfig['mermaid'];
