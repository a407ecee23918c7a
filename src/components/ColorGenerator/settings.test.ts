import { describe, expect, it, vi } from 'vitest';
import {
  defaultSettings,
  deserialize,
  parseAdjustment,
  sameColors,
  serialize,
  shadeColor,
  withAdjustment,
} from './settings';

vi.mock('@docusaurus/theme-common', () => ({}));

const { light } = defaultSettings;

describe('shades', () => {
  it('have an order for display and one for code', () => {
    const by = (key: 'codeOrder' | 'displayOrder') =>
      [...light.shades].sort((a, b) => a[key] - b[key]).map((shade) => shade.adjustment);
    expect(by('codeOrder')).toEqual([0, 0.1, 0.15, 0.3, -0.1, -0.15, -0.3]);
    expect(by('displayOrder')).toEqual([-0.3, -0.15, -0.1, 0, 0.1, 0.15, 0.3]);
  });

  it('are derived from the base color', () => {
    const colors = light.shades.map((shade) =>
      shadeColor({ ...light, baseColor: '#808080' }, shade),
    );
    expect(colors[0]).toBe('#808080');
    expect(new Set(colors).size).toBe(7);
  });
});

describe('parseAdjustment', () => {
  it.each([
    ['0.2', 0.2],
    ['-1', -1],
    [' ,5 ', 0.5],
  ])('reads "%s"', (text, value) => {
    expect(parseAdjustment(text)).toBe(value);
  });

  it.each(['', ' ', '-', '1.01', 'dark', 'NaN', 'Infinity'])('rejects "%s"', (text) => {
    expect(parseAdjustment(text)).toBeUndefined();
  });
});

describe('withAdjustment', () => {
  it('changes one shade', () => {
    const changed = withAdjustment(light, '--ifm-color-primary-dark', '0.2');
    expect(changed.shades.filter((shade, at) => shade !== light.shades[at])).toEqual([
      expect.objectContaining({ adjustment: 0.2, adjustmentInput: '0.2' }),
    ]);
    expect(sameColors(changed, light)).toBe(false);
  });

  it("keeps the color while the text isn't a number", () => {
    const changed = withAdjustment(light, '--ifm-color-primary-dark', '-');
    expect(changed.shades[1]).toMatchObject({ adjustment: 0.1, adjustmentInput: '-' });
    expect(sameColors(changed, light)).toBe(true);
  });
});

describe('deserialize', () => {
  it('reads the output of serialize', () => {
    const changed = withAdjustment(
      { ...light, baseColor: '#123456' },
      '--ifm-color-primary-dark',
      '0.2',
    );
    expect(deserialize(serialize(changed))).toEqual(changed);
  });

  it.each([
    ['nothing', null],
    ['text that is not JSON', 'x'],
    ['JSON with a different shape', '[]'],
    [
      'a color that contains other styles',
      serialize({ ...light, background: 'red;}*{display:none' }),
    ],
    ['an adjustment out of range', serialize(light).replace('0.15', '15')],
    ['a missing shade', serialize(light).replace('-darkest', '-other')],
  ])('ignores %s', (_, stored) => {
    expect(deserialize(stored)).toBeUndefined();
  });
});
