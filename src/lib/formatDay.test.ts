import { describe, expect, it } from 'vitest';
import { formatDay } from './formatDay';

describe('formatDay', () => {
  it('formats the date in the given language', () => {
    expect(formatDay('2025-05-26', 'en')).toBe('May 26, 2025');
    expect(formatDay('2025-05-26', 'de')).toBe('26. Mai 2025');
  });

  it('does not move the first and last day of a year', () => {
    expect(formatDay('2025-01-01', 'en')).toBe('January 1, 2025');
    expect(formatDay('2025-12-31', 'en')).toBe('December 31, 2025');
  });
});
