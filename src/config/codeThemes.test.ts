import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../lib/contrast';
import { darkPalette, lightPalette } from './codeThemes';

/** Contrast ratio for normal text: WCAG 2.2, success criterion 1.4.3, level AA. */
const AA = 4.5;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('code theme, %s', (_mode, palette) => {
  const { background, highlight, ...text } = palette;
  it.each(Object.entries(text))(
    '%s is readable on plain and on highlighted lines',
    (_name, color) => {
      expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(AA);
      expect(contrastRatio(color, highlight)).toBeGreaterThanOrEqual(AA);
    },
  );
});
