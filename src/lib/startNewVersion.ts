import type { OfflineRequest } from './offlineFiles';

const activate: OfflineRequest = { type: 'activate' };

/** Starts the waiting service worker. If another tab has already started it, the page is reloaded. */
export async function startNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    registration.waiting.postMessage(activate);
  } else {
    window.location.reload();
  }
}
