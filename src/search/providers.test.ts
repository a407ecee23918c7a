import { describe, expect, it, vi } from 'vitest';
import { flatRequests, RetryError, type SearchOutput, type SearchResult } from './protocol';
import { searchWith } from './providers';
import type { EmbeddedProvider } from './workerProvider';

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
