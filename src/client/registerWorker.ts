import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenIdle, whenLoaded } from './whenIdle';

/** What the PWA plugin listens for. Browsers may report it before the plugin's script is loaded. */
const EVENTS = ['appinstalled', 'beforeinstallprompt'];

async function register(missed: ReadonlySet<string>): Promise<void> {
  await import('@docusaurus/plugin-pwa/lib/registerSw.js');
  for (const type of missed) {
    window.dispatchEvent(new Event(type));
  }
}

// Loads the PWA plugin's script when the page is finished, because no page needs the service worker to be displayed.
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
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
