import type { CoverColor } from '../../../data/showcase/covers';

/** The colors of a cover. */
export interface Ink {
  readonly ground: string;
  /** The pattern. */
  readonly shape: string;
  /** The text and the highlights in the pattern. */
  readonly light: string;
}

/** All color sets. Text in `light` is readable on `ground`. */
export const inks: Readonly<Record<CoverColor, Ink>> = {
  forest: { ground: '#0f3d2e', shape: '#2e8555', light: '#a9ebc4' },
  ocean: { ground: '#0b3a5b', shape: '#1f7db5', light: '#b1dfff' },
  plum: { ground: '#3a1d50', shape: '#8a4db4', light: '#e8ccfa' },
  ember: { ground: '#5a220f', shape: '#d8622a', light: '#ffd5b0' },
  rose: { ground: '#571531', shape: '#cf4a80', light: '#ffcbe0' },
  slate: { ground: '#1e2936', shape: '#5a7187', light: '#d2e0ec' },
  ochre: { ground: '#473300', shape: '#c08f26', light: '#ffe9ad' },
  teal: { ground: '#063f3e', shape: '#158f8a', light: '#aef0e8' },
  indigo: { ground: '#211e5a', shape: '#5c5ad4', light: '#d2d1ff' },
  moss: { ground: '#2b3811', shape: '#7a9833', light: '#e3f3b1' },
  brick: { ground: '#4b1919', shape: '#b7423e', light: '#ffd0ca' },
  night: { ground: '#15171f', shape: '#4b5269', light: '#d6daea' },
};
