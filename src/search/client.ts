import siteConfig from '@generated/docusaurus.config';
import type { SearchRequest } from './protocol';
import { createEmbeddedProvider, type EmbeddedProvider } from './workerProvider';

let embedded: EmbeddedProvider | undefined;
const completeListeners = new Set<() => void>();

/** The embedded search of this page. Its worker starts with the first call. */
export function embeddedProvider(): EmbeddedProvider {
  if (!embedded) {
    const worker = new Worker(new URL('./embedded/worker.ts', import.meta.url), {
      name: 'search',
    });
    worker.addEventListener('error', () => {
      // The next search starts from scratch.
      embedded = undefined;
    });
    embedded = createEmbeddedProvider(worker, {
      baseUrl: siteConfig.baseUrl,
      origin: window.location.origin,
      onComplete: () => {
        for (const listener of completeListeners) {
          listener();
        }
      },
    });
  }
  return embedded;
}

/** Calls back when more text can be searched than before. Returns a function that unsubscribes. */
export function onMoreText(listener: () => void): () => void {
  completeListeners.add(listener);
  return () => completeListeners.delete(listener);
}

/** Loads what a search with these filters will need. Called when a reader shows intent. */
export function prepareSearch(request: SearchRequest): void {
  embeddedProvider().prepare([request]);
}
