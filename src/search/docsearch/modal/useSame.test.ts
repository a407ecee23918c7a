// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSame } from './useSame';

it('keeps the object if its content stays the same, and returns a new one if it changes', () => {
  const { result, rerender } = renderHook(({ value }) => useSame(value), {
    initialProps: { value: { facetFilters: ['language:en'] } as object | undefined },
  });
  const first = result.current;
  expect(first).toEqual({ facetFilters: ['language:en'] });
  rerender({ value: { facetFilters: ['language:en'] } });
  expect(result.current).toBe(first);
  rerender({ value: { facetFilters: ['language:fr'] } });
  expect(result.current).toEqual({ facetFilters: ['language:fr'] });
  rerender({ value: undefined });
  expect(result.current).toBeUndefined();
});
