import siteConfig from '@generated/docusaurus.config';
import { createHostedProvider, type HostedClient } from './hosted/provider';
import { isHosted, type SearchOutput, type SearchRequest } from './protocol';
import { createEmbeddedProvider, type EmbeddedProvider, searchWith } from './providers';

/** Milliseconds after which a worker that hasn't sent anything counts as broken. */
const PATIENCE = 20_000;

let embedded: EmbeddedProvider | undefined;
const completeListeners = new Set<() => void>();

/** The embedded search of this page. Its worker starts with the first call. */
function embeddedProvider(): EmbeddedProvider {
  if (!embedded) {
    const worker = new Worker(new URL('./embedded/worker.ts', import.meta.url), {
      name: 'search',
    });
    worker.addEventListener('error', () => {
      // The next search starts from scratch.
      embedded = undefined;
    });
    // Browsers wait for a stalled script forever. Each request for data that it makes ends after 15 seconds.
    const timer = setTimeout(() => {
      worker.terminate();
      worker.dispatchEvent(new Event('error'));
    }, PATIENCE);
    worker.addEventListener('message', () => clearTimeout(timer), { once: true });
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

/** How to search. */
export interface SearchOptions {
  /** Credentials of the hosted service, or placeholders. */
  readonly appId: string;
  readonly apiKey: string;
  /** Whether a better response can replace an early one. If so, headings are searched first. */
  readonly progressive: boolean;
}

/** Creates a function that searches with the configured provider. */
export function createSearch({
  appId,
  apiKey,
  progressive,
}: SearchOptions): (requests: readonly SearchRequest[]) => Promise<SearchOutput> {
  let client: Promise<HostedClient> | undefined;
  const connect = (): Promise<HostedClient> => {
    client ??= import('algoliasearch/lite').then(
      ({ liteClient }) => liteClient(appId, apiKey) as unknown as HostedClient,
    );
    return client;
  };
  const hosted = isHosted(appId) ? createHostedProvider(connect) : undefined;
  return (requests) => searchWith({ hosted, embedded: embeddedProvider, progressive }, requests);
}
