import { fetchJson } from '../../lib/fetchJson';
import type { FromWorker, ToWorker } from '../providers';
import { EmbeddedSearch } from './search';

/** Runs the embedded search in a worker. The first message contains the URL of the site. */
let search: EmbeddedSearch;

function send(message: FromWorker): void {
  self.postMessage(message);
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    search = new EmbeddedSearch({
      ...data,
      fetchJson,
      onComplete: () => send({ type: 'complete' }),
    });
    return;
  }
  try {
    const output = await search.search(data.requests, data.progressive);
    send({ type: 'answer', id: data.id, output });
  } catch (error) {
    send({ type: 'failure', id: data.id, message: String(error) });
  }
});
