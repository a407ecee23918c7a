import { describe, expect, it, vi } from 'vitest';
import { createEmbeddedProvider, type FromWorker, type ToWorker } from './workerProvider';

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
const requests = [{ indexName: 'bricks', query: 'wall' }];

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
