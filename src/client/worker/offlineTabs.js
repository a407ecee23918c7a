/** Tabs in offline mode hold this lock for as long as they're open. */
const LOCK = 'site-offline-mode';

/** Says that this tab is in offline mode, so it prompts the reader before a new version of the site starts. */
export function announceOfflineTab() {
  navigator.locks?.request(LOCK, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}

/** Whether a tab in offline mode is open. In browsers without locks, none is known. */
export async function isOfflineTabOpen() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
