import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNewVersion, startUnlessStored } from './startNewVersion';

const makeWorker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
type Worker = ReturnType<typeof makeWorker>;

/** Sets the workers of the site, and returns what the page sees of them, and the function that reloads the page. */
function setUp(workers: { active?: Worker; waiting?: Worker; installing?: Worker }) {
  const registration = Object.assign(new EventTarget(), workers);
  const reload = vi.fn();
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location: { reload } });
  return { serviceWorker, registration, reload };
}

const activate = { type: 'activate' };

afterEach(() => vi.unstubAllGlobals());

it('asks the worker that waits', async () => {
  const waiting = makeWorker();
  const { reload } = setUp({ waiting });
  await startNewVersion();
  expect(waiting.postMessage.mock.calls).toEqual([[activate]]);
  expect(reload).not.toHaveBeenCalled();
});

it('wakes the active worker first', async () => {
  const active = makeWorker();
  const waiting = makeWorker();
  const { serviceWorker } = setUp({ active, waiting });
  const started = startNewVersion();
  await vi.waitFor(() => expect(active.postMessage.mock.calls).toEqual([[{ type: 'report' }]]));
  expect(waiting.postMessage).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('message'));
  await started;
  expect(waiting.postMessage.mock.calls).toEqual([[activate]]);
});

it('also starts if the active worker doesn’t answer', async () => {
  vi.useFakeTimers();
  const waiting = makeWorker();
  setUp({ active: makeWorker(), waiting });
  const started = startNewVersion();
  await vi.runAllTimersAsync();
  await started;
  expect(waiting.postMessage.mock.calls).toEqual([[activate]]);
  vi.useRealTimers();
});

it('also asks a worker that replaces the one that waits', async () => {
  const replacement = makeWorker();
  const { registration } = setUp({ waiting: makeWorker(), installing: replacement });
  await startNewVersion();
  expect(replacement.postMessage).not.toHaveBeenCalled();
  registration.waiting = replacement;
  replacement.dispatchEvent(new Event('statechange'));
  expect(replacement.postMessage.mock.calls).toEqual([[activate]]);
});

it('also asks a worker that another tab registers afterward', async () => {
  const { registration } = setUp({ waiting: makeWorker() });
  await startNewVersion();
  const replacement = makeWorker();
  registration.installing = replacement;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = replacement;
  replacement.dispatchEvent(new Event('statechange'));
  expect(replacement.postMessage.mock.calls).toEqual([[activate]]);
});

it('reloads the page if no worker waits', async () => {
  const { reload } = setUp({ installing: makeWorker() });
  await startNewVersion();
  expect(reload).toHaveBeenCalledOnce();
});

describe('a worker that waits although it could have started', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('caches', { keys: async () => [] });
  });
  afterEach(() => void vi.useRealTimers());

  it('starts without a question if nothing is stored, as soon as the page needs no more files', async () => {
    const waiting = makeWorker();
    setUp({ waiting });
    let requests = 0;
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
      Array.from({ length: requests }, () => ({}) as PerformanceEntry),
    );
    const asked = startUnlessStored();
    for (let second = 0; second < 3; second += 1) {
      await vi.advanceTimersByTimeAsync(500);
      requests += 1;
      await vi.advanceTimersByTimeAsync(500);
      expect(waiting.postMessage).not.toHaveBeenCalled();
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBe(false);
    expect(waiting.postMessage.mock.calls).toEqual([[activate]]);
  });

  it('may have started meanwhile', async () => {
    const { reload } = setUp({});
    const asked = startUnlessStored();
    await vi.runAllTimersAsync();
    expect(await asked).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['a build is stored', async () => ['other', 'site-a']],
    ['the caches stall', () => new Promise(() => {})],
    ['the caches fail', () => Promise.reject(new Error('No access'))],
  ])('asks the reader if %s', async (_, keys) => {
    const waiting = makeWorker();
    setUp({ waiting });
    vi.stubGlobal('caches', { keys });
    const asked = startUnlessStored();
    await vi.runAllTimersAsync();
    expect(await asked).toBe(true);
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });
});
