import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenIdle, whenLoaded } from './whenIdle';
import { announceOfflineTab } from './worker/offlineTabs';

/** What the PWA plugin listens for. Browsers may report it before the plugin's script is loaded. */
const EVENTS = ['appinstalled', 'beforeinstallprompt'];

async function register(missed: ReadonlySet<string>): Promise<void> {
  await import('@docusaurus/plugin-pwa/lib/registerSw.js');
  for (const type of missed) {
    window.dispatchEvent(new Event(type));
  }
}

/**
 * Whether this tab is in offline mode and others may not be: two of the three strategies in `src/config/afterBuild.ts`.
 * The third one, `appInstalled`, turns it on in all tabs.
 */
const isOfflineTab = () =>
  new URLSearchParams(window.location.search).get('offlineMode') === 'true' ||
  window.matchMedia('(display-mode: standalone)').matches;

/** Shows the prompt of the PWA plugin. If it's already there, the new one replaces it. */
async function showPrompt(): Promise<void> {
  const { renderReloadPopup } = await import('@docusaurus/plugin-pwa/lib/renderReloadPopup.js');
  const reload = () => window.location.reload();
  await renderReloadPopup({
    onReload: () => navigator.serviceWorker.addEventListener('controllerchange', reload),
  });
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  if (isOfflineTab()) {
    announceOfflineTab();
    // The PWA plugin only notices the first worker that another tab registers.
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data.type === 'NEW_VERSION') {
        void showPrompt();
      }
    });
  }

  // Loads the PWA plugin's script when the page is finished, because no page needs the service worker to be displayed.
  const missed = new Set<string>();
  for (const type of EVENTS) {
    window.addEventListener(type, () => missed.add(type), { once: true });
  }
  whenLoaded(() =>
    whenIdle(() => {
      register(missed).catch((error) => console.error('registerSW failed', error));
    }),
  );
}
