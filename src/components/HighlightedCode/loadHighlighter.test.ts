import { beforeEach, describe, expect, it, vi } from 'vitest';

const Highlighter = () => null;

/** The module with a highlighter that can't be loaded the given number of times. */
async function withFailures(count: number) {
  let left = count;
  vi.doMock('./highlighter', () => {
    left -= 1;
    if (left >= 0) {
      throw new Error('no network');
    }
    return { default: Highlighter };
  });
  return import('./loadHighlighter');
}

beforeEach(() => vi.resetModules());

describe('loadHighlighter', () => {
  it('loads the highlighter once', async () => {
    const { loadHighlighter, retryHighlighter } = await withFailures(0);
    const first = loadHighlighter();
    expect(await first).toBe(Highlighter);
    retryHighlighter();
    expect(loadHighlighter()).toBe(first);
  });

  it('returns the same promise after a failure, so that React can show plain code', async () => {
    const { loadHighlighter } = await withFailures(1);
    const first = loadHighlighter();
    expect(await first).toBeUndefined();
    expect(loadHighlighter()).toBe(first);
  });

  it('can try again', async () => {
    const { loadHighlighter, retryHighlighter } = await withFailures(1);
    await loadHighlighter();
    retryHighlighter();
    expect(await loadHighlighter()).toBe(Highlighter);
  });
});
