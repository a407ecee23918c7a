import { createStorageSlot } from '@docusaurus/theme-common';
import { tellWaitingWorker } from '../lib/tellWaitingWorker';

/** The message with which the PWA plugin starts a new version. The worker ignores it while a tab in offline mode is open. */
const START = { type: 'SKIP_WAITING' };

/** A part of `Navigator` that isn't in TypeScript's types. */
interface AppNavigator {
  getInstalledRelatedApps?(): Promise<readonly { readonly platform: string }[]>;
}

/** Whether the reader installed the site as an app, which the PWA plugin finds out in the same way. */
async function isInstalled(): Promise<boolean> {
  const noticed = createStorageSlot('docusaurus.pwa.event.appInstalled.fired').get() === 'true';
  const apps = (navigator as AppNavigator).getInstalledRelatedApps?.();
  const related = (await apps?.catch(() => [])) ?? [];
  return noticed || related.some(({ platform }) => platform === 'webapp');
}

/** Whether a tab in offline mode registered a worker. The PWA plugin adds that to the worker's URL. */
function isInOfflineMode({ scriptURL }: ServiceWorker): boolean {
  const params = JSON.parse(new URL(scriptURL).searchParams.get('params') ?? '{}');
  return params.offlineMode === true;
}

/** Loads the PWA plugin's script, which registers the worker, and sends it the events that it missed. */
async function register(missed: ReadonlySet<string>): Promise<void> {
  await import('@docusaurus/plugin-pwa/lib/registerSw.js');
  for (const type of missed) {
    window.dispatchEvent(new Event(type));
  }
}

/**
 * Registers the service worker in the mode of this tab. If another tab turned on offline mode, its worker stays, and is
 * only updated. Replacing it gains nothing, and in Chromium, a page that another tab opens meanwhile may never arrive.
 *
 * @param isOfflineTab whether this tab is in offline mode and others may not be
 * @param missed events for the PWA plugin that the browser has reported, and those that it reports later
 */
export async function startWorker(
  isOfflineTab: boolean,
  missed: ReadonlySet<string>,
): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const isOtherTabs = registration?.active && isInOfflineMode(registration.active) && !isOfflineTab;
  if (!isOtherTabs || missed.has('appinstalled') || (await isInstalled())) {
    return register(missed);
  }
  tellWaitingWorker(registration, START);
  window.addEventListener('appinstalled', () => void register(missed), { once: true });
  await registration.update();
}
