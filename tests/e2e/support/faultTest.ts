import { type FaultServer, startFaultServer } from './faultServer';
import { test as base } from './test';

/** Like the other tests, but on a server whose requests can fail. */
export const test = base.extend<object, { server: FaultServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
    async ({}, use) => {
      const server = await startFaultServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    server.reset();
    await use(server.origin);
    server.reset();
  },
});

/** What browsers and the site log if requests fail on purpose. Put it in `allowedMessages`. */
export const faultMessages =
  /Failed to load resource|registerSW failed|fetching the script|\[offline\]|ChunkLoadError|Loading (CSS )?chunk|ERR_|SyntaxError|Unexpected|MIME type|Failed to update a ServiceWorker/;

export { expect, hydrated, open } from './test';
