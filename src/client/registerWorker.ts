import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenIdle, whenLoaded } from './whenIdle';
import { announceOfflineTab } from './worker/offlineTabs';

/** What the PWA plugin listens for. Browsers may report it before the plugin's script is loaded. */
const EVENTS = ['appinstalled', 'beforeinstallprompt'];

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

  const missed = new Set<string>();
  for (const type of EVENTS) {
    window.addEventListener(type, () => missed.add(type), { once: true });
  }

  const start = async () => {
    const { startWorker } = await import('./startWorker');
    await startWorker(isOfflineTab(), missed);
  };
  // No page needs the service worker to be displayed, so this waits until the page is finished.
  whenLoaded(() =>
    whenIdle(() => {
      start().catch((error) => console.error('registerSW failed', error));
    }),
  );
}
