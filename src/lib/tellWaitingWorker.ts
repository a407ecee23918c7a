/**
 * Sends a message to the service worker that waits, and to all that will wait later, because a worker that's being
 * installed replaces the one that waits.
 */
export function tellWaitingWorker(registration: ServiceWorkerRegistration, message: object): void {
  const tell = () => registration.waiting?.postMessage(message);
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  watch();
  registration.addEventListener('updatefound', watch);
}
