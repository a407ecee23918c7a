import { afterEach, expect, it, vi } from 'vitest';
import { startNewVersion } from './startNewVersion';

const makeWorker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
type Worker = ReturnType<typeof makeWorker>;

/** Sets the workers of the site, and returns their registration and the function that reloads the page. */
function setUp(workers: { waiting?: Worker; installing?: Worker }) {
  const registration = Object.assign(new EventTarget(), workers);
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('window', { location: { reload } });
  return { registration, reload };
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
