import { answerRequests } from './answer.js';
import { createStore } from './store.js';

/** Milliseconds that pages wait for a new version to delete the files of the old one. */
const PATIENCE = 5_000;

/**
 * Starts the service worker of a build. See the README for how it works.
 *
 * @param params what the page that registered the worker says: whether offline mode is on
 * @param site what the build says: its name and the URL of its list of files
 */
export function start({ offlineMode }, site) {
  const store = createStore(site);
  // Until it's known whether anything is stored, requests go through the store.
  const known = store.look().catch(() => {});

  // A new version waits until it has everything that the old one had. There's nothing to wait for the first time.
  self.addEventListener('install', (event) => event.waitUntil(store.takeOver()));

  self.addEventListener('activate', (event) => {
    const cleanUp = known
      .then(() => store.removeOtherBuilds())
      .then(() => (offlineMode || store.isInUse() ? self.clients.claim() : undefined));
    // Browsers hold back all requests until this ends, so a stalled store would stall every page.
    const wait = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    event.waitUntil(Promise.race([cleanUp, wait]));
  });

  const actions = {
    async resume() {
      if (offlineMode) {
        await store.wantDefaults();
      }
      if (store.isInUse()) {
        await store.resume();
      }
    },
    report: () => store.report(),
    async store({ area }) {
      await store.want([area]);
      await store.resume();
    },
    remove: ({ area }) => store.remove(area),
  };
  self.addEventListener('message', (event) => {
    const action = actions[event.data?.type];
    if (action) {
      event.waitUntil(
        known
          .then(() => action(event.data))
          .catch((error) => console.warn(`[offline] Failed: ${error.message}`)),
      );
    }
  });

  answerRequests(store, site.fallback);
}
