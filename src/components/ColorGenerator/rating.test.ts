import { describe, expect, it } from 'vitest';
import { rate } from './rating';

describe('rate', () => {
  it.each([
    ['#000000', '21.00', 'AAA'],
    ['#595959', '7.00', 'AAA'],
    ['#767676', '4.54', 'AA'],
    ['#777777', '4.47', 'AA large'],
    ['#959595', '2.99', 'Low'],
    ['#ffffff', '1.00', 'Low'],
  ])('rates %s on white', (color, ratio, grade) => {
    expect(rate(color, '#ffffff')).toEqual({ ratio, grade });
  });
});
