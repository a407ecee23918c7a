import type { OfflineRequest } from './offlineFiles';
import { tellWaitingWorker } from './tellWaitingWorker';

const activate: OfflineRequest = { type: 'activate' };
const report: OfflineRequest = { type: 'report' };

/** Milliseconds to wait for the answer of the active worker. */
const PATIENCE = 3_000;

/** Waits until the active worker runs. It answers with a message to all pages. */
function wake(active: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
    active.postMessage(report);
  });
}

/** Starts the waiting service worker. If another tab has already started it, the page is reloaded. */
export async function startNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    // Workers sleep while there's nothing to do. If Chromium is just waking the old one, it doesn't start the new one
    // until the old one goes back to sleep.
    if (registration.active) {
      await wake(registration.active);
    }
    tellWaitingWorker(registration, activate);
  } else {
    window.location.reload();
  }
}
