/**
 * Replaces `algoliasearch/lite` through an alias of the search plugin, so that the theme's
 * results page uses this site's search providers.
 */
import { embeddedProvider } from './client';
import { createHostedProvider, type HostedClient } from './hosted/provider';
import { isHosted } from './isHosted';
import { persistent } from './persistent';
import { flatRequests, type SearchInput, type SearchOutput } from './protocol';
import { searchWith } from './providers';
import { createStatusStore } from './status';
import { telling } from './telling';
import { withVersions } from './withVersions';

/** The part of the client that the results page uses. */
export interface LiteClient {
  search(input: SearchInput): Promise<SearchOutput>;
  addAlgoliaAgent(segment: string, version?: string): void;
}

/** The status of the latest query on the results page. */
export const pageStatus = createStatusStore();

const clients = new Map<string, LiteClient>();

function createClient(appId: string, apiKey: string): LiteClient {
  const agents: [segment: string, version?: string][] = [];
  let client: Promise<HostedClient> | undefined;
  const connect = async (): Promise<HostedClient> => {
    const { liteClient: connectLite } = await import('algoliasearch/dist/lite/builds/browser.js');
    const connected = connectLite(appId, apiKey);
    for (const [segment, version] of agents) {
      connected.addAlgoliaAgent(segment, version);
    }
    return connected as unknown as HostedClient;
  };
  const hosted = isHosted(appId)
    ? createHostedProvider(() => {
        client ??= connect();
        return client;
      })
    : undefined;
  const ask = persistent(
    telling(
      (requests) =>
        searchWith({ hosted, embedded: embeddedProvider, progressive: false }, requests),
      pageStatus.set,
    ),
  );
  return {
    addAlgoliaAgent: (segment, version) => {
      agents.push([segment, version]);
    },
    search: async (input) => withVersions(await ask(flatRequests(input))),
  };
}

/**
 * Returns the client for these credentials. The results page calls this on every render, so the
 * client is cached.
 */
export function liteClient(appId: string, apiKey: string): LiteClient {
  let client = clients.get(appId);
  if (!client) {
    client = createClient(appId, apiKey);
    clients.set(appId, client);
  }
  return client;
}
