import { describe, expect, it } from 'vitest';
import { byYear } from './byYear';

describe('byYear', () => {
  it('puts the newest year and the newest entry first, regardless of the original order', () => {
    const dates = ['2021-03-09', '2025-01-03', '2021-11-21', '2025-05-26'];
    expect(byYear(dates, (date) => date)).toEqual([
      { year: '2025', entries: ['2025-05-26', '2025-01-03'] },
      { year: '2021', entries: ['2021-11-21', '2021-03-09'] },
    ]);
  });
});
