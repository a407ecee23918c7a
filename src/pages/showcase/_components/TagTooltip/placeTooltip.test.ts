import { describe, expect, it } from 'vitest';
import { placeTooltip } from './placeTooltip';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  bottom: top + height,
});
const view = { width: 320, scrollX: 0, scrollY: 0, top: 64 };
const tooltip = box(0, 0, 200, 40);

describe('placeTooltip', () => {
  it('centers the tooltip above its target, in document coordinates', () => {
    expect(placeTooltip(box(110, 300, 100, 30), tooltip, { ...view, scrollY: 1000 })).toEqual({
      left: 60,
      top: 1252,
    });
  });

  it('keeps the tooltip inside the viewport at both edges', () => {
    expect(placeTooltip(box(0, 300, 40, 30), tooltip, view).left).toBe(8);
    expect(placeTooltip(box(280, 300, 40, 30), tooltip, view).left).toBe(112);
  });

  it('places the tooltip below its target if a bar or the edge would cover it', () => {
    expect(placeTooltip(box(110, 100, 100, 30), tooltip, view).top).toBe(138);
  });
});
