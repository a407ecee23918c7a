import type { OfflineRequest } from './offlineFiles';

const activate: OfflineRequest = { type: 'activate' };

/** Starts the waiting service worker. If another tab has already started it, the page is reloaded. */
export async function startNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    const ask = () => registration.waiting?.postMessage(activate);
    ask();
    // A tab in another mode may have registered the same version again. That worker is about to replace the one that waits.
    registration.installing?.addEventListener('statechange', ask);
  } else {
    window.location.reload();
  }
}
