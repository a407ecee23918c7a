import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showFailure } from './showFailure';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('showFailure', () => {
  it('passes an answer on', async () => {
    await expect(showFailure(Promise.resolve(7), () => true).catch(() => 0)).resolves.toBe(7);
  });

  it('tells of a failure once, after the search counts as stalled, and never ends', async () => {
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

  it('tells nobody when something else was typed', async () => {
    const failed = vi.fn();
    showFailure(Promise.reject(new Error('offline')), () => false).catch(failed);
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed).not.toHaveBeenCalled();
  });
});
