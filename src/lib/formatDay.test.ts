import { describe, expect, it } from 'vitest';
import { formatDay } from './formatDay';

describe('formatDay', () => {
  it('writes the day in the language asked for', () => {
    expect(formatDay('2025-05-26', 'en')).toBe('May 26, 2025');
    expect(formatDay('2025-05-26', 'de')).toBe('26. Mai 2025');
  });

  it('keeps the first and the last day of a year where they are', () => {
    expect(formatDay('2025-01-01', 'en')).toBe('January 1, 2025');
    expect(formatDay('2025-12-31', 'en')).toBe('December 31, 2025');
  });
});
