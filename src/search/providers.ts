import { RetryError, type SearchOutput, type SearchProvider, type SearchRequest } from './protocol';

/** Messages from the page to the worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly baseUrl: string; readonly origin: string }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly requests: readonly SearchRequest[];
      readonly progressive: boolean;
    };

/** Messages from the worker to the page. */
export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly output: SearchOutput }
  | { readonly type: 'failure'; readonly id: number; readonly message: string }
  | { readonly type: 'complete' };

/** The embedded search, as seen by the page. */
export interface EmbeddedProvider extends SearchProvider {
  /** Loads what these requests will need, before the reader types anything. */
  prepare(requests: readonly SearchRequest[]): void;
  /** Answers from headings alone while the text is loading. */
  searchProgressively(requests: readonly SearchRequest[]): Promise<SearchOutput>;
}

/** Where the search runs, and what to call when more text is available. */
export interface EmbeddedProviderOptions {
  /** Base URL of the site, with a slash at the start and at the end. */
  readonly baseUrl: string;
  /** Protocol and host of the page, prepended to the paths of results. */
  readonly origin: string;
  /** Called when the same query may get another answer: text can be searched, or failed to load. */
  readonly onComplete: () => void;
}

/** The part of the worker API that's used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener'>;

interface Waiting {
  readonly resolve: (output: SearchOutput) => void;
  readonly reject: (error: Error) => void;
}

/** Creates a provider that uses a worker. @param worker runs `embedded/worker.ts` */
export function createEmbeddedProvider(
  worker: WorkerLike,
  { baseUrl, origin, onComplete }: EmbeddedProviderOptions,
): EmbeddedProvider {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let broken = false;

  const post = (message: ToWorker): void => worker.postMessage(message);

  worker.addEventListener('message', (event) => {
    const message = (event as MessageEvent<FromWorker>).data;
    if (message.type === 'complete') {
      onComplete();
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'answer') {
      caller?.resolve(message.output);
    } else {
      caller?.reject(new RetryError(message.message));
    }
  });
  // The worker's script failed to load or crashed, so no response will ever arrive.
  worker.addEventListener('error', () => {
    broken = true;
    for (const { reject } of waiting.values()) {
      reject(new RetryError('The search worker stopped.'));
    }
    waiting.clear();
  });
  post({ type: 'start', baseUrl, origin });

  const ask = (requests: readonly SearchRequest[], progressive: boolean): Promise<SearchOutput> =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(new RetryError('The search worker stopped.'));
        return;
      }
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      post({ type: 'search', id: lastId, requests, progressive });
    });

  return {
    // Errors are only reported when a search needs the data.
    prepare: (requests) => void ask(requests, false).catch(() => undefined),
    search: (requests) => ask(requests, false),
    searchProgressively: (requests) => ask(requests, true),
  };
}

/** The available providers. */
export interface Providers {
  /** The hosted service, if one is configured. */
  readonly hosted: SearchProvider | undefined;
  readonly embedded: () => EmbeddedProvider;
  /** Whether a better response can replace an early one. If so, headings are searched first. */
  readonly progressive: boolean;
}

/**
 * Uses the hosted service if it's configured, and the embedded search otherwise or if the
 * service is unreachable.
 *
 * @throws RetryError if neither provider responds
 */
export async function searchWith(
  { hosted, embedded, progressive }: Providers,
  requests: readonly SearchRequest[],
): Promise<SearchOutput> {
  if (hosted) {
    try {
      return await hosted.search(requests);
    } catch (cause) {
      const output = await embedded()
        .search(requests)
        .catch(() => {
          throw new RetryError('Neither the hosted nor the embedded search responded.', { cause });
        });
      return {
        results: output.results.map((result) => ({
          ...result,
          notes: { ...result.notes, fallback: true },
        })),
      };
    }
  }
  return progressive ? embedded().searchProgressively(requests) : embedded().search(requests);
}
