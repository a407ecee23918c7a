import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast';

describe('contrastRatio', () => {
  it('is 21 for black and white in either order, and 1 for a color on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#2e8555', '#2e8555')).toBe(1);
  });

  it('rejects text that is not a color', () => {
    expect(() => contrastRatio('green', '#ffffff')).toThrow('"green" is not a color');
  });
});
