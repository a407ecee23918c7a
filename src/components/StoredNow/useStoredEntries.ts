import { createStorageSlot, listStorageKeys } from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';
import { useMemo, useSyncExternalStore } from 'react';
import type { StoredEntry } from '../StoredList';
import { ownKeys } from './keys';

// The theme also dispatches this event for its own changes in this window.
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function storedKeys(): readonly string[] {
  return ownKeys(listStorageKeys(), siteStorage.namespace);
}

// Returns a string because React compares snapshots by identity.
function snapshot(): string {
  const entries = storedKeys().map((key) => ({
    key,
    value: window.localStorage.getItem(key) ?? '',
  }));
  return JSON.stringify(entries);
}

/** Removes everything that this site stores in the browser: settings, cached pages, and the service worker that serves them. */
export async function clearStored(): Promise<void> {
  for (const key of storedKeys()) {
    if (siteStorage.namespace && key.endsWith(siteStorage.namespace)) {
      // Uses the theme's own function, so that the theme's components are notified.
      createStorageSlot(key.slice(0, -siteStorage.namespace.length)).del();
    } else {
      window.localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  }
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  // The Cache API isn't available on insecure connections.
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/** Returns what this site currently stores in the browser. Undefined on the server and during the first render. */
export function useStoredEntries(): readonly StoredEntry[] | undefined {
  const text = useSyncExternalStore(subscribe, snapshot, () => '');
  return useMemo(() => (text ? (JSON.parse(text) as StoredEntry[]) : undefined), [text]);
}
