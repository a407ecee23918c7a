import { type Host, startHost } from './hostServer';
import { test as base } from './test';

/** Like the other tests, but on a host that sends the headers of the build. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      host.server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host.origin),
});

export { expect, hydrated, open } from './test';
