import type { OfflineRequest } from './offlineFiles';
import { tellWaitingWorker } from './tellWaitingWorker';

const activate: OfflineRequest = { type: 'activate' };

/** Starts the waiting service worker. If another tab has already started it, the page is reloaded. */
export async function startNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    tellWaitingWorker(registration, activate);
  } else {
    window.location.reload();
  }
}
