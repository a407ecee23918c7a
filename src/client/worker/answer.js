import { registerRoute } from 'workbox-routing';
import { Strategy } from 'workbox-strategies';
import { pathOf, verified } from './verify.js';
import { within } from './within.js';

/** Milliseconds after which a store that doesn't answer counts as empty. */
const STORE_PATIENCE = 3_000;

/** Milliseconds after which a page that isn't stored counts as unreachable. */
const PATIENCE = 10_000;

/** What readers see if the store was emptied while they have no network. */
const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>You’re offline</title>
<h1>You’re offline</h1><p>This page isn’t stored in your browser. When you’re online again,
<a href="/">open the home page</a>.</p></html>`;

/** Answers from the store, otherwise from the network. Unlike Workbox's `CacheFirst`, it doesn't wait for a stalled store. */
class StoreFirst extends Strategy {
  async _handle(request, handler) {
    const stored = await within(STORE_PATIENCE, handler.cacheMatch(request));
    return stored ?? handler.fetchAndCachePut(request);
  }
}

/**
 * Answers requests for files of this site: from the store, otherwise from the network. If the network fails, too,
 * readers see the page at `fallback`, which knows where they wanted to go. If nothing is stored, the browser's own
 * network code answers. A page that doesn't start to arrive counts as a failure, but only if readers read offline.
 */
export function answerRequests(store, fallback) {
  const plugin = {
    // The same page has many URLs: with a query, a hash, or without the slash.
    cacheKeyWillBeUsed: async ({ request }) => pathOf(request.url),

    requestWillFetch: async ({ request }) =>
      request.mode === 'navigate' && store.isInUse()
        ? new Request(request, { signal: AbortSignal.timeout(PATIENCE) })
        : request,

    // Pages are stored when readers visit them, unless someone has deleted the cache.
    cacheWillUpdate: async ({ request, response }) =>
      store.isInUse() && (await caches.has(store.name))
        ? verified(response, await store.hashOf(pathOf(request.url)))
        : null,

    handlerDidError: async ({ request }) => {
      // At the start, the store is asked even if it's not in use.
      if (request.mode !== 'navigate' || !store.isInUse()) {
        return undefined;
      }
      const { pathname, search } = new URL(request.url);
      return pathname === fallback
        ? new Response(LAST_RESORT, { headers: { 'content-type': 'text/html; charset=utf-8' } })
        : Response.redirect(`${fallback}?from=${encodeURIComponent(pathname + search)}`, 302);
    },
  };

  registerRoute(
    ({ sameOrigin, url }) =>
      sameOrigin && store.isInUse() !== false && !url.pathname.startsWith('/offline/files/'),
    new StoreFirst({ cacheName: store.name, plugins: [plugin] }),
  );
}
