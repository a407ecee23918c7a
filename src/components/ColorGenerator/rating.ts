import { contrastRatio } from '@site/src/lib/contrast';

/** How readable text in one color is on another, according to WCAG 2.2. */
export interface Rating {
  /** Contrast ratio with two decimals, rounded down so that it's never overstated. */
  readonly ratio: string;
  readonly grade: 'AAA' | 'AA' | 'AA large' | 'Low';
}

/** Rates the contrast of text on a background. Both colors have the form `#rrggbb`. */
export function rate(color: string, background: string): Rating {
  const ratio = contrastRatio(color, background);
  return {
    ratio: (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2),
    grade: ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA large' : 'Low',
  };
}
