import { answerRequests } from './answer.js';
import { isOfflineTabOpen } from './offlineTabs.js';
import { createStore } from './store.js';
import { tellPages } from './tellPages.js';
import { within } from './within.js';

/** Milliseconds to wait for the store when a version starts, and when it replaces the files of the old one. */
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
  const known = within(PATIENCE, store.look());

  /**
   * Listens to an event before the PWA plugin does. The plugin's own steps would only manage its list of files, which
   * is empty, and start a new version before the reader agrees.
   */
  const listen = (type, handle) =>
    self.addEventListener(type, (event) => {
      event.stopImmediatePropagation();
      event.waitUntil(handle(event));
    });

  // A new version waits until it has everything that the old one had, and until the reader agrees. If nothing is stored,
  // or if this build was only registered in another mode, there's nothing to wait for.
  listen('install', async () => {
    const isReplacement = await store.takeOver();
    await (isReplacement ? tellPages({ type: 'NEW_VERSION' }) : self.skipWaiting());
  });

  // Browsers hold back all requests until this ends, so a stalled store would stall every page.
  listen('activate', () =>
    within(
      PATIENCE,
      known
        .then(() => store.removeOtherBuilds())
        .then(() => (offlineMode || store.isInUse() ? self.clients.claim() : undefined)),
    ),
  );

  const actions = {
    // Tabs without offline mode send this on their own. Those in offline mode prompt the reader first.
    async SKIP_WAITING() {
      if (!(await isOfflineTabOpen())) {
        await self.skipWaiting();
      }
    },
    // The reader agreed.
    activate: () => self.skipWaiting(),
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
  listen('message', async ({ data }) => {
    await known;
    await actions[data?.type]?.(data)?.catch((error) =>
      console.warn(`[offline] Failed: ${error.message}`),
    );
  });

  answerRequests(store, site.fallback);
}
