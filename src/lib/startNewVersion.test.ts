import { afterEach, expect, it, vi } from 'vitest';
import { startNewVersion } from './startNewVersion';

const makeWorker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
type Worker = ReturnType<typeof makeWorker>;

/** Sets the workers of the site, and returns them with the function that reloads the page. */
function setUp(registration?: { waiting?: Worker; installing?: Worker }) {
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('window', { location: { reload } });
  return reload;
}

const activate = { type: 'activate' };

afterEach(() => vi.unstubAllGlobals());

it('asks the worker that waits', async () => {
  const waiting = makeWorker();
  const reload = setUp({ waiting });
  await startNewVersion();
  expect(waiting.postMessage.mock.calls).toEqual([[activate]]);
  expect(reload).not.toHaveBeenCalled();
});

it('also asks a worker that replaces the one that waits', async () => {
  const registration = { waiting: makeWorker(), installing: makeWorker() };
  setUp(registration);
  await startNewVersion();
  const replacement = registration.installing;
  expect(replacement.postMessage).not.toHaveBeenCalled();
  registration.waiting = replacement;
  replacement.dispatchEvent(new Event('statechange'));
  expect(replacement.postMessage.mock.calls).toEqual([[activate]]);
});

it('reloads the page if no worker waits', async () => {
  const reload = setUp({ installing: makeWorker() });
  await startNewVersion();
  expect(reload).toHaveBeenCalledOnce();
});
