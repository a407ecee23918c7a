import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showFailure } from './showFailure';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('showFailure', () => {
  it('passes on a response', async () => {
    await expect(showFailure(Promise.resolve(7), () => true).catch(() => 0)).resolves.toBe(7);
  });

  it('reports an error once, after the search counts as stalled, and never settles', async () => {
    const failed = vi.fn(() => {
      throw new Error('thrown on');
    });
    const ended = vi.fn();
    showFailure(Promise.reject(new Error('offline')), () => true)
      .catch(failed)
      .finally(ended);
    await vi.advanceTimersByTimeAsync(300);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'offline' }));
    expect(ended).not.toHaveBeenCalled();
  });

  it('reports nothing if the query has changed', async () => {
    const failed = vi.fn();
    showFailure(Promise.reject(new Error('offline')), () => false).catch(failed);
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed).not.toHaveBeenCalled();
  });
});
