import { contrastRatio } from '@site/src/lib/contrast';

/** How readable text in one colour is on another, in the terms of WCAG 2.2. */
export interface Rating {
  /** Ratio with two decimals, rounded down so that it never promises too much. */
  readonly ratio: string;
  readonly grade: 'AAA' | 'AA' | 'AA large' | 'Low';
}

/** Rates text of one colour on a background; both are `#rrggbb`. */
export function rate(color: string, background: string): Rating {
  const ratio = contrastRatio(color, background);
  return {
    ratio: (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2),
    grade: ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA large' : 'Low',
  };
}
