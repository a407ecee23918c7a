import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darken, parseHex } from './color';

describe('parseHex', () => {
  it.each([
    ['#2e8555', '#2e8555'],
    ['2E8555', '#2e8555'],
    ['#abc', '#aabbcc'],
    [' fff ', '#ffffff'],
  ])('reads %s as %s', (text, colour) => {
    expect(parseHex(text)).toBe(colour);
  });

  it.each(['', '#', '#12', '#12345', '#1234567', 'green', '#ggg', 'rgb(0 0 0)'])(
    'rejects "%s"',
    (text) => {
      expect(parseHex(text)).toBeUndefined();
    },
  );
});

describe('darken', () => {
  /** The custom properties of the palette, by name. */
  const palette = new Map(
    [...readFileSync('src/css/palette.css', 'utf8').matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

  it.each(['green', 'mint'])('returns the shades in the palette for %s', (name) => {
    const base = palette.get(name) ?? '';
    expect(base).toMatch(/^#/);
    const shades = { dark: 0.1, darker: 0.15, darkest: 0.3 };
    const tints = { light: -0.1, lighter: -0.15, lightest: -0.3 };
    for (const [step, amount] of Object.entries({ ...shades, ...tints })) {
      expect(darken(base, amount), `${name}-${step}`).toBe(palette.get(`${name}-${step}`));
    }
  });

  it('does not change the color if the amount is 0', () => {
    for (const colour of ['#000000', '#ffffff', '#808080', '#0b5c8f', '#ff0000']) {
      expect(darken(colour, 0)).toBe(colour);
    }
  });

  it('stops at black and white', () => {
    expect(darken('#2e8555', 1)).toBe('#000000');
    expect(darken('#cce0ff', -1)).toBe('#ffffff');
    expect(darken('#000000', -1)).toBe('#000000');
  });

  it('keeps grays gray', () => {
    expect(darken('#808080', 0.5)).toBe('#404040');
  });
});
