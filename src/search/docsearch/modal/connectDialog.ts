import type { DocSearchTransformClient } from '@docsearch/react';
import { embeddedProvider } from '../../client';
import { createHostedProvider, type HostedClient } from '../../hosted/provider';
import { isHosted } from '../../isHosted';
import { flatRequests, type SearchInput } from '../../protocol';
import { searchWith } from '../../providers';
import type { SearchStatus } from '../../status';
import { telling } from '../../telling';
import { showFailure } from './showFailure';

/** The client that the dialog creates and lets callers transform. */
export type DialogClient = DocSearchTransformClient;

/**
 * Connects the dialog to this site's search providers. The dialog's own client is used to reach
 * the hosted service.
 *
 * @param report called with the status of the latest query
 */
export function connectDialog(
  client: DialogClient,
  appId: string,
  report: (status: SearchStatus) => void,
): DialogClient {
  const hosted = isHosted(appId)
    ? createHostedProvider(async () => client as unknown as HostedClient)
    : undefined;
  const ask = telling(
    (requests) => searchWith({ hosted, embedded: embeddedProvider, progressive: true }, requests),
    report,
  );
  let newest = 0;
  const search = (input: SearchInput) => {
    newest += 1;
    const own = newest;
    return showFailure(ask(flatRequests(input)), () => own === newest);
  };
  return { ...client, search: search as unknown as DialogClient['search'] };
}
