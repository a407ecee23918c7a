// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistent } from './persistent';

const answer = { results: [] };
const requests = [{ indexName: 'bricks' }];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('persistent', () => {
  it('tries again after a delay', async () => {
    const search = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
    const done = persistent(search)(requests);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(done).resolves.toBe(answer);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('tries again as soon as the browser is back online', async () => {
    const search = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
    const done = persistent(search)(requests);
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('online'));
    await expect(done).resolves.toBe(answer);
  });

  it('gives up if there is a new query', async () => {
    const search = vi.fn().mockRejectedValue(new Error('offline'));
    const asks = persistent(search);
    asks(requests);
    await vi.advanceTimersByTimeAsync(1);
    search.mockResolvedValue(answer);
    await expect(asks(requests)).resolves.toBe(answer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(search).toHaveBeenCalledTimes(2);
  });
});
