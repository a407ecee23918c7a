import { describe, expect, it } from 'vitest';
import { isLoadFailure } from './isLoadFailure';

const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

describe('isLoadFailure', () => {
  it('recognizes a missing script or style sheet, even as the cause of another error', () => {
    expect(isLoadFailure(chunkError)).toBe(true);
    expect(isLoadFailure(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(
      true,
    );
    expect(isLoadFailure(new Error('Outer', { cause: chunkError }))).toBe(true);
  });

  it('is false for other errors and values', () => {
    expect(isLoadFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isLoadFailure('ChunkLoadError')).toBe(false);
    expect(isLoadFailure(undefined)).toBe(false);
  });
});
