import { describe, expect, it, vi } from 'vitest';
import { flatRequests, RetryError, type SearchOutput, type SearchResult } from './protocol';
import {
  createEmbeddedProvider,
  type EmbeddedProvider,
  type FromWorker,
  searchWith,
  type ToWorker,
} from './providers';

const output = (index: string): SearchOutput => ({ results: [{ index } as SearchResult] });
const requests = [{ indexName: 'bricks', query: 'wall' }];

const embeddedWith = (search: () => Promise<SearchOutput>): EmbeddedProvider => ({
  prepare: vi.fn(),
  search,
  searchProgressively: async () => output('progressive'),
});
const works = embeddedWith(async () => output('embedded'));
const broken = embeddedWith(() => Promise.reject(new RetryError('no shard')));
const unreachable = { search: () => Promise.reject(new Error('no network')) };

describe('searchWith', () => {
  it('uses the embedded search if no service is configured', async () => {
    const options = { hosted: undefined, embedded: () => works };
    expect(await searchWith({ ...options, progressive: false }, requests)).toEqual(
      output('embedded'),
    );
    expect(await searchWith({ ...options, progressive: true }, requests)).toEqual(
      output('progressive'),
    );
  });

  it('does not start the embedded search while the service responds', async () => {
    const embedded = vi.fn(() => works);
    const hosted = { search: async () => output('hosted') };
    expect(await searchWith({ hosted, embedded, progressive: true }, requests)).toEqual(
      output('hosted'),
    );
    expect(embedded).not.toHaveBeenCalled();
  });

  it('falls back if the service is unreachable, and says so', async () => {
    const answer = await searchWith(
      { hosted: unreachable, embedded: () => works, progressive: true },
      requests,
    );
    expect(answer.results).toEqual([{ index: 'embedded', notes: { fallback: true } }]);
  });

  it('fails with the error that the dialog recognizes if neither provider responds', async () => {
    await expect(
      searchWith({ hosted: unreachable, embedded: () => broken, progressive: true }, requests),
    ).rejects.toMatchObject({ name: 'RetryError', cause: { message: 'no network' } });
  });
});

describe('flatRequests', () => {
  it('accepts both forms of a call and flattens nested parameters', () => {
    const flat = [{ indexName: 'bricks', query: 'wall', page: 2 }];
    expect(flatRequests({ requests: flat })).toEqual(flat);
    expect(flatRequests([{ indexName: 'bricks', params: { query: 'wall', page: 2 } }])).toEqual(
      flat,
    );
  });
});

/** A worker that records its messages and replies on demand. */
function fakeWorker() {
  const listeners = new Map<string, (event: unknown) => void>();
  const told: ToWorker[] = [];
  return {
    told,
    postMessage: (message: ToWorker) => told.push(message),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    say: (message: FromWorker) => listeners.get('message')?.({ data: message }),
    crash: () => listeners.get('error')?.({}),
  };
}

const make = (worker: ReturnType<typeof fakeWorker>, onComplete = vi.fn()) =>
  createEmbeddedProvider(worker as unknown as Worker, {
    baseUrl: '/docs/',
    origin: 'https://bricks.example',
    onComplete,
  });

describe('createEmbeddedProvider', () => {
  it('sends the URL of the site to the worker first', () => {
    const worker = fakeWorker();
    make(worker);
    expect(worker.told).toEqual([
      { type: 'start', baseUrl: '/docs/', origin: 'https://bricks.example' },
    ]);
  });

  it('returns the right response to each caller, in any order', async () => {
    const worker = fakeWorker();
    const provider = make(worker);
    const first = provider.search(requests);
    const second = provider.searchProgressively(requests);
    expect(worker.told.slice(1)).toMatchObject([{ progressive: false }, { progressive: true }]);
    worker.say({ type: 'answer', id: 2, output: { results: [] } });
    worker.say({ type: 'failure', id: 1, message: 'offline' });
    await expect(second).resolves.toEqual({ results: [] });
    await expect(first).rejects.toMatchObject({ name: 'RetryError', message: 'offline' });
  });

  it('rejects all pending and later calls when the worker stops', async () => {
    const worker = fakeWorker();
    const provider = make(worker);
    const waiting = provider.search(requests);
    worker.crash();
    await expect(waiting).rejects.toMatchObject({ name: 'RetryError' });
    await expect(provider.search(requests)).rejects.toMatchObject({ name: 'RetryError' });
  });

  it('reports that more text can be searched', () => {
    const worker = fakeWorker();
    const onComplete = vi.fn();
    make(worker, onComplete);
    worker.say({ type: 'complete' });
    expect(onComplete).toHaveBeenCalledTimes(1);
  });
});
