import { createStorageSlot, listStorageKeys } from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';
import { useMemo, useSyncExternalStore } from 'react';
import type { StoredEntry } from '../StoredList';
import { ownKeys } from './keys';

// The theme announces its own changes in this window, too, with the same event.
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function storedKeys(): readonly string[] {
  return ownKeys(listStorageKeys(), siteStorage.namespace);
}

// One string, because React compares snapshots by identity.
function snapshot(): string {
  const entries = storedKeys().map((key) => ({
    key,
    value: window.localStorage.getItem(key) ?? '',
  }));
  return JSON.stringify(entries);
}

/** Removes everything that this site stores in the browser: settings, stored pages and the worker that serves them. */
export async function clearStored(): Promise<void> {
  for (const key of storedKeys()) {
    if (siteStorage.namespace && key.endsWith(siteStorage.namespace)) {
      // By the theme's own way, so that its parts notice.
      createStorageSlot(key.slice(0, -siteStorage.namespace.length)).del();
    } else {
      window.localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  }
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  // Absent where the site is not served over a secure connection.
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/** What this site stores in the browser now; undefined on the server and on the first render. */
export function useStoredEntries(): readonly StoredEntry[] | undefined {
  const text = useSyncExternalStore(subscribe, snapshot, () => '');
  return useMemo(() => (text ? (JSON.parse(text) as StoredEntry[]) : undefined), [text]);
}
