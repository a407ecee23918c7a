import { useMemo } from 'react';

/**
 * Returns the same object as before if the value has the same content, so that callers can
 * create a new object on each render without causing updates.
 *
 * @param value plain data
 */
export function useSame<T extends object>(value: T | undefined): T | undefined {
  const text = JSON.stringify(value);
  return useMemo(() => (text ? (JSON.parse(text) as T) : undefined), [text]);
}
