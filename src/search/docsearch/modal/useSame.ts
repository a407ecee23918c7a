import { useMemo } from 'react';

/**
 * Keeps the first of several values that read the same: a caller who makes a new
 * object on each render then changes nothing.
 *
 * @param value plain data
 */
export function useSame<T extends object>(value: T | undefined): T | undefined {
  const text = JSON.stringify(value);
  return useMemo(() => (text ? (JSON.parse(text) as T) : undefined), [text]);
}
