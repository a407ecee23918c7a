import { useLocation } from '@docusaurus/router';
import { nearestPages, wantedPath } from '@site/src/lib/nearestPages';
import { useEffect, useState } from 'react';

/** Milliseconds between two attempts to reach the site. Browsers don't notice every lost connection. */
const PAUSE = 10_000;

/** A stored page. */
interface StoredPage {
  readonly path: string;
  readonly title: string;
}

async function readStored(path: string): Promise<StoredPage | undefined> {
  const html = await (await caches.match(path))?.text();
  if (!html) {
    return undefined;
  }
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return { path, title: title.split(' | ')[0] || path };
}

async function findNearest(path: string): Promise<StoredPage | undefined> {
  for (const candidate of nearestPages(path)) {
    const page = await readStored(candidate);
    if (page) {
      return page;
    }
  }
  return undefined;
}

/** Opens a page if the server can be reached. */
async function openIfReachable(path: string): Promise<void> {
  // The service worker can't answer this from the store.
  const response = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response) {
    window.location.replace(path);
  }
}

/** The page that a reader wanted, and the nearest stored page. Opens the former when the network is back. */
export function useMissingPage() {
  const { search } = useLocation();
  const [path, setPath] = useState<string>();
  const [nearest, setNearest] = useState<StoredPage>();
  useEffect(() => {
    const wanted = wantedPath(search, window.location.origin);
    if (!wanted) {
      return undefined;
    }
    setPath(wanted);
    // The Cache API isn't available on insecure connections.
    if ('caches' in window) {
      const pathname = wanted.replace(/\?.*$/, '');
      findNearest(pathname).then(setNearest, () => undefined);
    }
    const open = () => void openIfReachable(wanted);
    const timer = window.setInterval(open, PAUSE);
    window.addEventListener('online', open);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', open);
    };
  }, [search]);
  return { path, nearest };
}
