interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

interface View {
  /** Width of the visible page. */
  readonly width: number;
  readonly scrollX: number;
  readonly scrollY: number;
  /** Where the visible part of the page starts, below any bars that cover it. */
  readonly top: number;
}

/** Distance between a tooltip and its target, and between a tooltip and the edges of the viewport. */
const GAP = 8;

/**
 * Places a tooltip above its target, or below it if there's no room above, and
 * keeps it inside the viewport.
 *
 * @returns the tooltip's position in the document, so that it scrolls with its target
 */
export function placeTooltip(
  target: Box,
  tooltip: Box,
  { width, scrollX, scrollY, top }: View,
): { readonly left: number; readonly top: number } {
  const centred = target.left + (target.width - tooltip.width) / 2;
  const left = Math.max(GAP, Math.min(centred, width - tooltip.width - GAP));
  const above = target.top - tooltip.height - GAP;
  return {
    left: left + scrollX,
    top: (above >= top ? above : target.bottom + GAP) + scrollY,
  };
}
