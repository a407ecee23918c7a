import { CACHE_PREFIX } from '../client/worker/cachePrefix';
import { within } from '../client/worker/within';
import type { OfflineRequest } from './offlineFiles';
import { tellWaitingWorker } from './tellWaitingWorker';

const activate: OfflineRequest = { type: 'activate' };
const report: OfflineRequest = { type: 'report' };

/** Milliseconds to wait for the answer of the active worker, or of the browser's caches. */
const PATIENCE = 3_000;

/** Milliseconds without a request after which a page counts as quiet, and how often to wait for that. */
const PAUSE = 1_000;
const PAUSES = 10;

/** Waits until the active worker runs. It answers with a message to all pages. */
function wake(active: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
    active.postMessage(report);
  });
}

/** Waits until the page doesn't need more files. */
async function quiet(): Promise<void> {
  const requests = () => performance.getEntriesByType('resource').length;
  for (let pause = 0, before = -1; pause < PAUSES && before !== requests(); pause += 1) {
    before = requests();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * Starts the worker that waits. Workers sleep while there's nothing to do. If Chromium is just waking the old one, it
 * doesn't start the new one until the old one goes back to sleep, and telling it again changes nothing. So this wakes
 * the old one first.
 */
async function startWaitingWorker(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.active) {
    await wake(registration.active);
  }
  tellWaitingWorker(registration, activate);
}

/** Starts the waiting service worker. If another tab has already started it, the page is reloaded. */
export async function startNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    await startWaitingWorker(registration);
  } else {
    window.location.reload();
  }
}

/**
 * Starts the waiting service worker if nothing is stored for offline reading, because then there's nothing to ask the
 * reader. Such a worker tries to start on its own, which fails if the page wakes the old one at that moment.
 *
 * @returns whether the reader has to be asked, which is assumed if the caches don't answer
 */
export async function startUnlessStored(): Promise<boolean> {
  const names = await within(PATIENCE, caches.keys());
  if (!names || names.some((name: string) => name.startsWith(CACHE_PREFIX))) {
    return true;
  }
  await quiet();
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    await startWaitingWorker(registration);
  }
  return false;
}
